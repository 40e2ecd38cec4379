import type { ListToolsResult } from '@modelcontextprotocol/server'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import { compareNames } from './view.ts'

/** Tools on one page of `tools/list`. */
export const PAGE_SIZE = 200

/**
 * One page of tools. A cursor holds the name of the last tool before it, so that tools which come or go between two
 * pages shift nothing (MCP § Pagination). Undefined for a cursor that is none of ours.
 */
export function listPage(
  tools: readonly CatalogueTool[],
  cursor: string | undefined,
  toListed: (tool: CatalogueTool) => ListToolsResult['tools'][number],
): ListToolsResult | undefined {
  const last = cursor === undefined ? '' : readCursor(cursor)
  if (last === undefined) return undefined
  const from = cursor === undefined ? 0 : firstAfter(tools, last)
  const page = tools.slice(from, from + PAGE_SIZE)
  const hasMore = from + PAGE_SIZE < tools.length
  return {
    tools: page.map(toListed),
    ...(hasMore && { nextCursor: writeCursor((page.at(-1) as CatalogueTool).alias) }),
  }
}

const MARK = 'after:'
const writeCursor = (name: string) => Buffer.from(MARK + name).toString('base64url')

function readCursor(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  return text.startsWith(MARK) && text.length > MARK.length ? text.slice(MARK.length) : undefined
}

function firstAfter(tools: readonly CatalogueTool[], name: string): number {
  let low = 0
  let high = tools.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareNames((tools[middle] as CatalogueTool).alias, name) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
