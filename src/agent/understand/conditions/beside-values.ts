import { type Draft, isFree, use } from '../reading/draft.ts'
import { sameRoot } from '../language/same-root.ts'
import { wordsOf } from '../language/words.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isNounOfEmployment, KIND_NOUN } from '../chunks/place-inside.ts'

/** What stands beside a value and only tells what it is: its role, the rest of its field's name, a noun of its kind. */
export function useBeside(draft: Draft, at: number, match: ValueMatch): void {
  useRestOfName(draft, at, match)
  useRole(draft, at, match)
  useKindNoun(draft, at, match)
  usePurpose(draft, at, match)
}

/** "ready to pick up", "ready to ship" of `ready_for_pickup`, `ready_for_shipping`: what it is for by the verb, and no field that is called so. */
function usePurpose({ chunks }: Draft, at: number, { values }: ValueMatch): void {
  const [to, verb] = [chunks[at + 1], chunks[at + 2]]
  if (values.length !== 1 || !/^to$/i.test(to?.text ?? '') || !verb || !isFree(verb)) return
  const [, purpose] = /\bfor (\p{L}+)$/u.exec(wordsOf(values[0]!).join(' ')) ?? []
  const [said] = verb.text.toLowerCase().split(' ')
  const isSame =
    purpose === verb.text.toLowerCase().replaceAll(' ', '') || (said !== undefined && sameRoot(said, purpose ?? ''))
  if (purpose && isSame && !verb.entities.length) use(verb, 'condition')
}

/** "led by Ann", "assigned to Ann": the key named before the record that it points to asks for nothing. */
function useRole(draft: Draft, at: number, match: ValueMatch): void {
  if (!/^(by|to|is|under)$/i.test(draft.chunks[at - 1]?.text ?? '')) return
  const role = draft.chunks[at - 2]
  if (role && isFree(role) && role.fields.some(m => m.field.target === match.entity.key)) use(role, 'condition')
}

/** "in Asia/Tokyo time" of a `timezone`: the word behind is how the field's own name begins or ends. */
function useRestOfName(draft: Draft, at: number, { field }: ValueMatch): void {
  const behind = draft.chunks[at + 1]
  const word = behind?.text.toLowerCase() ?? ''
  const isPart =
    word.length >= 4 &&
    (field.words.length > 1 || field.words[0] !== word) &&
    field.words.some(w => w.startsWith(word) || w.endsWith(word))
  if (
    behind &&
    isFree(behind) &&
    isPart &&
    !behind.entities.length &&
    !behind.fields.length &&
    (behind.weak || !behind.values.length)
  )
    use(behind, 'condition')
}

/** "with gold status" of a loyalty level: a noun that only says what kind of thing the value is. */
function useKindNoun(draft: Draft, at: number, match: ValueMatch): void {
  const noun = draft.chunks[at + 1]
  const isEmployment = noun !== undefined && isNounOfEmployment(noun.text.toLowerCase(), match.field)
  const isOwn = !isEmployment && noun?.fields.some(f => f.entity === match.entity)
  if (
    noun &&
    isFree(noun) &&
    match.field.role === 'category' &&
    (isEmployment || KIND_NOUN.test(noun.text.toLowerCase())) &&
    !noun.entities.length &&
    !noun.values.length &&
    !isOwn
  )
    use(noun, 'condition')
}
