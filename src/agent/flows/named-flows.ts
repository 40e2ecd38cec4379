import { FLOW_TAG, FLOWS_APP } from '../../contract/flow.ts'
import type { ApiRecord } from '../../contract/registry.ts'
import type { ReadCatalogue } from '../catalogue/read-catalogue.ts'
import { wordsOf } from '../understand/language/words.ts'

export interface Wanted {
  message: string
  /** The applications that may be used, when they are limited. */
  apps?: readonly string[] | undefined
  /** Tools that have to be there. */
  tools: readonly string[]
}

/**
 * The catalogue with those flows alone that the message names: by their identifier, or by the words of it beside the word
 * "flow". A flow answers one question; its words in a question like it are no order to run it instead.
 */
export function withNamedFlows(read: ReadCatalogue, { message, apps, tools }: Wanted): ReadCatalogue {
  const records = read.catalogue[FLOWS_APP]
  if (!records || apps?.includes(FLOWS_APP) || !Object.values(records).some(isFlow)) return read
  const kept = Object.entries(records).filter(
    ([name, record]) => !isFlow(record) || tools.includes(name) || isNamed(name, message),
  )
  const { [FLOWS_APP]: _all, ...others } = read.catalogue
  const names = kept.map(([name]) => name)
  return {
    ...read,
    revision: `${read.revision}\n${FLOWS_APP}: ${names.join(' ')}`,
    catalogue: kept.length ? { ...others, [FLOWS_APP]: Object.fromEntries(kept) } : others,
  }
}

const isFlow = ({ tags }: ApiRecord) => tags?.includes(FLOW_TAG) ?? false

function isNamed(tool: string, message: string): boolean {
  const name = tool.slice(FLOWS_APP.length + 1)
  const said = message.toLowerCase()
  if (new RegExp(`(?<![a-z0-9_])(?:${tool}|${name.includes('_') ? name : tool})(?![a-z0-9_])`).test(said)) return true
  const words = wordsOf(message)
  if (!words.some(word => word === 'flow' || word === 'flows')) return false
  const own = wordsOf(name)
  return words.some((_, at) => own.every((word, index) => words[at + index] === word))
}
