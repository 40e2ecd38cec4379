import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import type { Draft } from './draft.ts'

/** What else says no more than that a field is a key. */
const ALSO_KEY = /^(?:reference|uuid|slug)$/

/** The role that a key names: "home depot" of `homeDepotId`, "owner" of `owner.id`, "key worker" of `keyWorker.id`. */
const roleOf = ({ field: { words } }: Hop): string =>
  words
    .filter((word, at) => (word === 'key' && at < words.length - 2) || (!isKeyWord(word) && !ALSO_KEY.test(word)))
    .map(singular)
    .join(' ')

/** Longest role in chunks. */
const MOST_WORDS = 3

/** A relation whose role stands in a message, in so many chunks. */
export interface RoleAt {
  hop: Hop
  length: number
}

/**
 * The relation upwards whose whole role stands at a place: "tutor" of a `tutor_id`, "home depot" of a `homeDepotId`; "team lead" of the
 * `lead_id` of a team.
 */
export function roleAt({ app, chunks }: Pick<Draft, 'app' | 'chunks'>, at: number, from: Entity): RoleAt | undefined {
  const hops = rolesOf(from, app)
  const noun = from.words.join(' ')
  for (let length = Math.min(MOST_WORDS, chunks.length - at); length > 0; length--) {
    const said = wordsAt(chunks.slice(at, at + length).map(({ text }) => text))
    const hop = hops.find(one => roleOf(one) === said) ?? hops.find(one => `${noun} ${roleOf(one)}` === said)
    if (hop) return { hop, length }
  }
  return undefined
}

/** The relations upwards that have a role. */
export const rolesOf = (from: Entity, app: AppModel): Hop[] =>
  hopsOf(from, app).filter(hop => hop.direction === 'up' && roleOf(hop) !== '')

const wordsAt = (texts: readonly string[]): string =>
  texts
    .join(' ')
    .toLowerCase()
    .replaceAll(/['’]s?(?= |$)/g, '')
    .split(/[\s-]+/)
    .map(singular)
    .join(' ')
