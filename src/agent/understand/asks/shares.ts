import { type Draft, isFree, use } from '../reading/draft.ts'

/** "what percentage of …": conditions named after the noun are the part, those before it the whole. */
export function readShare(draft: Draft): void {
  const chunk = draft.chunks.find(c => c.operator?.type === 'share')
  if (!chunk) return
  draft.share = true
  use(chunk, 'share')
  // "…, in percent" says how the share is told.
  for (const other of draft.chunks) if (isFree(other) && /^percent(age)?s?$/i.test(other.text)) use(other, 'share')
}
