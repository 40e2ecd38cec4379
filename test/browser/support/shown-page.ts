import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserServiceOptions } from '../../../src/browser/create-service.ts'
import type { PageNode } from '../../../src/contract/page.ts'
import { grantOrigin } from '../../../src/lib/browser-session.ts'
import { openService, type OpenedService, type ToolResult } from '../open-service.ts'

/** The browser service beside a server whose pages are given as HTML. */
export interface ShownPages {
  service: OpenedService
  origin: string
  /** Opens a page with this body (or whole document); `others` are further pages by path; `/never` never answers. */
  show(html: string, others?: Record<string, string>): Promise<void>
  call(tool: string, args?: Record<string, unknown>): Promise<ToolResult>
  failure(tool: string, args?: Record<string, unknown>): Promise<{ code: string; message: string }>
  nodes(args?: Record<string, unknown>): Promise<PageNode[]>
  /** Ref of the first node with this role and name. */
  ref(role: string, name?: string): Promise<string>
  /** Text of the element with the id `out`, as the next snapshot has it. */
  out(): Promise<string>
  /** Bodies of requests that were posted. */
  posted: string[]
  close(): Promise<void>
}

export async function openShownPages(options: Partial<BrowserServiceOptions> = {}): Promise<ShownPages> {
  let pages: Record<string, string> = {}
  const posted: string[] = []
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url!, 'http://x')
    if (pathname === '/never') return
    let body = ''
    req.on('data', chunk => (body += chunk))
    req.on('end', () => {
      if (req.method === 'POST') posted.push(`${pathname} ${body}`)
      const page = pages[pathname]
      res.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      res.end(`<!doctype html>${page ?? 'missing'}`)
    })
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = openService({}, options)
  grantOrigin(service.stateFolder, 'default', origin.replace('127.0.0.1', 'localhost'))
  const nodes = async (args = {}): Promise<PageNode[]> => (await service.call('snapshot', args)).nodes as PageNode[]
  return {
    service,
    origin,
    posted,
    show: async (html, others = {}) => {
      pages = { '/': html, ...others }
      await service.call('navigate', { url: `${origin}/` })
    },
    call: service.call,
    failure: service.failure,
    nodes,
    ref: async (role, name) => {
      const all = await nodes()
      const found = all.find(node => node.role === role && (name === undefined || node.name === name))
      if (!found)
        throw new Error(`No ${role} "${name ?? ''}" in ${all.map(node => `${node.role} "${node.name}"`).join(', ')}`)
      return found.ref
    },
    out: async () => {
      const all = await nodes()
      const start = all.find(node => node.id === 'out')
      if (!start) return ''
      return (
        start.name ||
        all
          .filter(node => node.parent === start.ref)
          .map(node => node.name)
          .join(' ')
      )
    },
    close: async () => {
      await service.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
