import type { Catalogue } from '../../../src/agent/catalogue/read-catalogue.ts'
import type { CallResult, RegistryClient } from '../../../src/agent/registry-client.ts'
import { libraryCatalogue } from './catalogue.ts'
import { archiveMembers, authors, books, boxes, isMine, loans, members } from './data.ts'
import { searchRecords } from '../search-records.ts'

type Args = Record<string, unknown>
type Handler = (args: Args) => unknown

/** Answers of tools: a value, or a failure where `failure` gives one. */
export const failure = (status: number, message: string): CallResult => ({ ok: false, status, message })
const isResult = (value: unknown): value is CallResult => typeof value === 'object' && value !== null && 'ok' in value

/** The library behind a registry client in this process, with every call recorded. Handlers may be replaced. */
export function createLibraryRegistry(replaced: Record<string, Handler> = {}) {
  const data = structuredClone({ books, authors, members, loans, archiveMembers, boxes })
  const calls: { tool: string; args: Args }[] = []
  let current: { revision: string; catalogue: Catalogue } = { revision: '1', catalogue: libraryCatalogue() }

  const handlers: Record<string, Handler> = {
    library_list_books: ({ skip = 0, limit = 5, genre, price_min = -Infinity, price_max = Infinity }) => {
      const found = data.books.filter(
        b => (genre === undefined || b.genre === genre) && b.price >= Number(price_min) && b.price <= Number(price_max),
      )
      return { items: found.slice(Number(skip), Number(skip) + Number(limit)), total: found.length }
    },
    library_get_book: ({ book_id }) => data.books.find(b => b.id === book_id) ?? failure(404, 'Book not found'),
    library_create_book: args => {
      const created = { id: data.books.length + 1, ...args }
      data.books.push(created as never)
      return created
    },
    library_update_book: ({ book_id, ...values }) =>
      Object.assign(
        data.books.find(b => b.id === book_id)!,
        values,
      ),
    library_delete_book: ({ book_id }) => {
      data.books.splice(
        data.books.findIndex(b => b.id === book_id),
        1,
      )
      return { message: 'Book deleted' }
    },
    library_list_authors: () => data.authors,
    library_create_author: args => ({ id: 99, ...args }),
    library_update_author: ({ author_id, ...values }) =>
      Object.assign(
        data.authors.find(a => a.id === author_id)!,
        values,
      ),
    library_my_members: () => ({ members: data.members.filter(isMine), branch: 'Main' }),
    library_partner_members: ({ club_name }) => ({
      members: data.members.filter(m => !isMine(m) && (club_name !== 'Night Owls' || m.fees > 10)),
    }),
    library_list_loans: ({ cursor = '0', limit = 8 }) => {
      const end = Number(cursor) + Number(limit)
      return { loans: data.loans.slice(Number(cursor), end), next_cursor: end < data.loans.length ? String(end) : null }
    },
    library_list_book_reviews: () => ({ reviews: [] }),
    archive_list_members: () => data.archiveMembers,
    archive_list_boxes: () => data.boxes,
    ...replaced,
  }

  const registry: RegistryClient = {
    url: 'http://library.test',
    catalogue: async (_about, signal) => {
      signal?.throwIfAborted()
      return { ...current, partial: new Set() }
    },
    search: searchRecords(() => current.catalogue),
    async call(_app, tool, args, signal) {
      calls.push({ tool, args })
      signal?.throwIfAborted()
      const handler = handlers[tool]
      if (!handler) return failure(404, `Tool ${tool} not found in any server`)
      const value = await handler(args)
      return isResult(value) ? value : { ok: true, value: structuredClone(value) }
    },
    close: async () => {},
  }

  return {
    registry,
    data,
    calls,
    handlers,
    /** Tools called that change something. */
    writes: () => calls.filter(({ tool }) => !/_(list|get|my|partner)_/.test(tool)),
    setCatalogue: (revision: string, catalogue: Catalogue) => void (current = { revision, catalogue }),
  }
}
