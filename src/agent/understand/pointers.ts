import type { AppModel } from './catalogue-model.ts'
import type { Draft } from './draft.ts'
import { isJoined } from './join-apps.ts'
import type { Query } from './query.ts'

/** What was asked before was of this application, or of one of those that are taken together. */
export const isAbout = (model: AppModel, { app, root }: Query) =>
  app === model.name || (isJoined(model.name) && model.entities.some(entity => entity.key === root.entity))

/** "that person" where nothing of this application was spoken of: left out, the answer would be about anybody. */
export function ignorePointers(draft: Draft): void {
  const pointer = /\b(?:this|that|these|those|the same) (?:person|people|man|woman|colleague|individual)s?\b/i.exec(
    draft.message.text,
  )
  if (pointer) draft.ignored.push(pointer[0])
}

/** "my accounts" with a noun of this application. */
export const saysMine = (draft: Draft) =>
  draft.chunks.some(
    (chunk, at) =>
      /^(my|mine)$/i.test(chunk.text) &&
      draft.chunks.slice(at + 1, at + 4).some(c => c.entities.length > 0 || c.fields.some(f => f.quality >= 0.8)),
  )
