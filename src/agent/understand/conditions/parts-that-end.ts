import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { sameRoot } from '../language/same-root.ts'
import { stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { namingValues } from '../vocabulary/vocabulary.ts'
import { PLAIN_END, tellsItsEnd } from './expired.ts'

const ENDS = /\b(?:expir(?:es?|ed|ing)|laps(?:es?|ed|ing)|r[au]n|runs|running|renewal|renewing|renewed)$/i
/** What runs, runs out. */
const isEnd = (chunks: readonly Chunk[], at: number): boolean =>
  !/^r[au]n/i.test(chunks[at]!.text) || /out$/i.test(chunks[at]!.text) || /^out$/i.test(chunks[at + 1]?.text ?? '')
/** What may stand between the noun and the verb of its ending. */
const BETWEEN =
  /^(?:that|which|has|have|had|will|is|are|comes?|coming|already|now|not|soon|due|up|for|about|going|to|be|n['’]t)$/i
/** What somebody holds who has been let do something, or went through for it. */
const PAPER =
  /^(?:accreditation|badge|card|certificat(?:e|ion)|check|clearance|cover|insurance|licen[cs]e|pass|permit|policy|qualification|ticket|training|vetting)s?$/i

/**
 * "whose CSCS card runs out in May" of a `cscs_expires_on`, "Garda vetting", "driving licence" of a driver: what ends is called as the other words of the
 * one day of ending that has them, with the noun for such a paper behind it, or before it what the service says of it. Both say no more than that day.
 */
export function nameEndsOfParts(draft: Draft): void {
  const { chunks } = draft
  const verb = chunks.findIndex((c, i) => isFree(c) && ENDS.test(c.text) && isEnd(chunks, i)) // oxfmt-ignore
  if (verb < 0) return
  let last = verb
  if (!wordsOf(chunks[verb]!.text).some(word => !VERB.test(word))) {
    last--
    while (BETWEEN.test(chunks[last]?.text ?? '')) last--
  }
  const behind = chunks[last]
  const paper = last < verb && behind?.kind === 'unknown' && PAPER.test(behind.text) ? last : -1
  const at = [last, ...(paper < 0 ? [] : [last - 1])].find(i => isPart(chunks[i]) && ownersOf(draft, chunks[i]!).length > 0) // oxfmt-ignore
  if (at === undefined) return
  const owners = ownersOf(draft, chunks[at]!)
  const named = owners.filter(o => chunks.some(c => c.entities.some(e => e.entity === o.entity && e.quality >= 0.8)))
  const [only, ...others] = named.length ? named : owners
  if (!only || others.length) return
  const noun = nameField(chunks[at]!, { ...only, columns: [only.field.column], quality: 1 })
  if (at < last) pass(chunks[last]!)
  const sort = chunks[at - 1]
  if (isFree(sort) && isSaidOf(sort, only)) pass(sort)
  if (at === verb) return
  // The day itself is asked about, or its words say when.
  if (/^ren/i.test(chunks[verb]!.text) || chunks.some(c => isFree(c) && c.literal?.kind === 'date')) {
    nameField(chunks[verb]!, { ...only, columns: [only.field.column], quality: 1 })
    pass(noun)
  }
}
nameEndsOfParts.needs = /^(?:expir(?:es?|ed|ing)|laps(?:es?|ed|ing)|r[au]n|runs|running|renewal|renewing|renewed)$/

const VERB = /^(?:expir(?:es?|ed|ing)|laps(?:es?|ed|ing)|r[au]n|runs|running|renew\w+|out|ha[sd]|have|is|are)$/i

function pass(chunk: Chunk): void {
  Object.assign(chunk, { values: [], fields: [], entities: [] })
  use(makeFiller(chunk), 'told')
}

const isPart = (chunk: Chunk | undefined): chunk is Chunk =>
  isFree(chunk) &&
  (chunk.kind === 'unknown' || chunk.kind === 'mention') &&
  !chunk.entities.some(e => e.quality >= 0.8) &&
  !namingValues(chunk).length

/** The days of ending whose other words are all said: "licence" of a `licence_expires_on`. */
function ownersOf({ app }: Draft, chunk: Chunk): { entity: Entity; field: Field }[] {
  const said = wordsOf(chunk.text).map(stem)
  return app.entities.flatMap(entity =>
    entity.hidden
      ? []
      : entity.fields
          .filter(field => {
            const own = tellsItsEnd(field) ? field.words.filter(word => !PLAIN_END.test(word)).map(stem) : []
            return own.length > 0 && own.every(word => said.includes(word))
          })
          .map(field => ({ entity, field })),
  )
}

/** "Garda vetting", "trading licence", "driving licence" of drivers: no other than the one that the record has. */
function isSaidOf({ text, kind, values }: Chunk, { entity, field }: { entity: Entity; field: Field }): boolean {
  if (kind === 'filler' || kind === 'operator' || values.length) return false
  const own = field.words.filter(word => !PLAIN_END.test(word))
  const described = entity.fields
    .filter(f => f.words.some(word => own.includes(word)))
    .flatMap(f => wordsOf(f.description))
    .map(stem)
  return wordsOf(text).every(
    word => described.includes(stem(word)) || entity.words.some(noun => noun !== word && sameRoot(noun, word)),
  )
}
