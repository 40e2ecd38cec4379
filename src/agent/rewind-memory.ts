import { isObject, type Json } from '../lib/json.ts'
import { joinMemory, splitMemory, type PageMemory } from './web/page-memory.ts'

/**
 * The memory of a conversation that goes back to an earlier place: as it was, but for what going back does not undo. The last
 * change is still the one to take back, and the browser still shows the page that it shows.
 */
export function rewindMemory(before: Json, now: Json): Json {
  const { web: page, rest: latest } = splitMemory(now)
  const { web: earlier, rest } = splitMemory(before)
  return joinMemory(pageNow(earlier, page), withUndoOf(rest, latest))
}

function pageNow(earlier: PageMemory | undefined, page: PageMemory | undefined): PageMemory | undefined {
  if (!page || earlier?.url === page.url) return page && earlier
  return { url: page.url, title: page.title, isLast: earlier?.isLast ?? false }
}

function withUndoOf(rest: Json, latest: Json): Json {
  const undo = isObject(latest) ? latest.undo : undefined
  if (undo === undefined && !isObject(rest)) return rest
  const { undo: _older, ...others } = isObject(rest) ? (rest as Record<string, Json>) : {}
  return undo === undefined ? others : { ...others, undo: undo as Json }
}
