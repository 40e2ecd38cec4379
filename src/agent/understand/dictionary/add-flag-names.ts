import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { FILLERS } from '../language/lexicon.ts'
import { singular, splitIdentifier, wordsOf } from '../language/words.ts'
import { deniedBy } from './denied-flags.ts'
import type { Add, Dictionary } from './dictionary.ts'

/** Auxiliaries that a yes/no field's name starts with. */
const AUXILIARIES = /^(is|has|have|can|was|are|does|should|will|did)$/

/** What has been done, at the end of a name: "deposit" for `deposit_paid`. */
const PARTICIPLES = /(ed|paid|sent|done|given|met|signed)$/

/** A yes/no field by its name without the auxiliary; a participle that ends it stands for it ("verified" for `is_email_verified`). */
function addFlag(words: string[], says: boolean, add: Add, { words: nouns, fields }: Entity): void {
  const bare = AUXILIARIES.test(words[0]!) ? words.slice(1) : words
  if (!bare.length) return
  // "in the union" of `is_union_member`; "allowed to drive" of `can_drive`.
  if (says && bare.length === 2 && bare[1] === 'member')
    for (const lead of [['in', 'the'], ['member', 'of', 'the'], ['member', 'of', 'a']]) add([...lead, bare[0]!], 0.9) // oxfmt-ignore
  // "have a key" of a `key_holder`.
  if (says && bare.length === 2 && bare[1] === 'holder') add(bare.slice(0, 1), 0.8)
  if (says && /^(?:can|may)$/.test(words[0]!))
    for (const lead of ['allowed', 'permitted', 'able']) add([lead, 'to', ...bare], 0.95)
  if (says && bare.join(' ') === 'public') add(['open', 'to', 'the', 'public'], 0.9)
  if (bare.length < words.length) add(bare, 0.95)
  const last = bare.at(-1)!
  if (
    bare.length > 1 &&
    says &&
    /[a-z]{3}(ed|able|ible|ive)$/.test(last) &&
    !/^(required|needed|enabled|allowed|included)$/.test(last) &&
    // "available" of a `quiz_available`: not the book is.
    (last !== 'available' || bare.slice(0, -1).every(word => nouns.includes(singular(word))))
  )
    add([last], 0.7)
  if (bare.length > 2 && says) add(bare.slice(1), 0.7)
  // "fine" of a `fine_paid` beside a `fine_amount` is that amount.
  const isCharge = fields.some(f => isFigure(f) && !f.nested && f.words[0] === bare[0])
  if (bare.length === 2 && says && PARTICIPLES.test(last) && !isCharge) add(bare.slice(0, -1), 0.7)
  if (
    bare.length > 1 &&
    /^(required|needed|enabled|allowed|included|available|provided|installed|fitted|flag|access|availability)$/.test(
      last,
    )
  )
    add(bare.slice(0, -1), 0.8)
}

/** Nouns for who has something, and participles for who has learnt it or may do it (closed classes). */
const HAS_IT = /^(?:holder|owner|keeper|carrier|bearer)$/
const CAN_DO_IT = /^(?:trained|certified|qualified|licensed|licenced|accredited|cleared|vetted|competent)$/

/** What a yes/no field may be called: by its name, or by a short description where nobody says its name. */
export function addFlagNames(dictionary: Dictionary, entity: Entity, field: Field, add: Add): void {
  const { words } = field
  // "on call" of `not_on_call` says the contrary.
  const denied = deniedBy(words)
  addFlag(words, !denied, add, entity)
  // "step-free access" of `venue.hasStepFreeAccess`: its own name, whatever it stands in.
  const own = splitIdentifier(field.column.slice(field.column.lastIndexOf('.') + 1))
  if (field.nested && own.length < words.length) addFlag(own, !denied, add, entity)
  const telling = words.filter(word => !AUXILIARIES.test(word) && !FILLERS.has(word))
  const mentions = [{ entity, field, columns: [field.column], quality: 0.9 }]
  // "Dangerous goods" of a flag with a name that nobody says.
  const described = wordsOf(field.description)
  if (described.length > 0 && described.length <= 3 && !described.every(word => FILLERS.has(word))) add(described, 0.85)
  if (denied) dictionary.denied.push({ ...denied, mentions })
  // "closed to visitors" of `open_to_visitors`, "closed to the public" of `is_public`.
  const openTo = telling[0] === 'public' && telling.length === 1 ? ['to', 'public'] : words.slice(words.indexOf('open') + 1) // oxfmt-ignore
  if (!denied && openTo[0] === 'to' && openTo.length > 1)
    dictionary.denied.push({ words: ['closed', ...openTo], isVerb: false, mentions })
  if (words.some(word => /^(not|no|non|never)$/.test(word))) return
  if (telling.length > 1) dictionary.flags.push({ words: telling, mentions })
  // "have a blue badge" of `is_blue_badge_holder`, "know first aid" of `first_aid_trained`: what they have, or are able to do.
  const [had, end] = [telling.slice(0, -1), telling.at(-1) ?? '']
  if (had.length > 1 && !denied && (HAS_IT.test(end) || CAN_DO_IT.test(end))) add(had, 0.9)
  // "the passport has not been seen" of `documents.passportSeen`.
  const ownTelling = own.filter(word => !AUXILIARIES.test(word) && !FILLERS.has(word))
  if (field.nested && ownTelling.length > 1 && ownTelling.length < telling.length)
    dictionary.flags.push({ words: ownTelling, mentions })
}
