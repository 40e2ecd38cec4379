import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import { ROLE_OF_KIND } from '../read-features.ts'
import { type Features, groupOf, saidOf, type Scene } from './scene.ts'

/** Whether a candidate has the place among the values of its kind that the slot has among the slots of its kind. */
export function readRankFeatures(slot: Slot, { kind, start }: Candidate, scene: Scene): Features {
  const own = scene.rank.get(slot)
  const place = scene.valueRank.get(`${kind} ${start}`)
  if (!own || !place || own.of < 2) return {}
  const group = groupOf(slot)
  const same = own.at === place.at ? 1 : 0
  const named = saidOf(slot, scene)
  const all = own.of === place.of ? same : 0
  return {
    [`${group}:sameRank:named`]: same * named,
    [`${group}:sameRank:unnamed`]: same * (1 - named),
    [`${group}:sameRankOfAll:named`]: all * named,
    [`${group}:sameRankOfAll:unnamed`]: all * (1 - named),
    [`${group}:rankApart`]: Math.min(3, Math.abs(own.at - place.at)) * (1 - named),
  }
}

/** Whether a value is by its form what a slot is for: an e-mail address for one of e-mail addresses. */
const isOwnKind = ({ roles }: Slot, kind: Candidate['kind']): boolean => {
  const role = ROLE_OF_KIND[kind]
  return role !== undefined && roles.has(role)
}

/** What speaks for leaving a slot empty. */
export function readEmptyFeatures(slot: Slot, scene: Scene, best: number): Features {
  const group = slot.kind === 'array' ? 'array' : slot.kind === 'integer' ? 'number' : slot.kind
  const features: Features = {
    [`empty:${slot.required ? 'required' : 'optional'}`]: 1,
    [`empty:${slot.required ? 'required' : 'optional'}:${group}`]: 1,
  }
  if (slot.default !== undefined) features[`empty:default:${slot.required ? 'required' : 'optional'}`] = 1
  features['empty:nameSaid'] = saidOf(slot, scene)
  if (slot.choices.length) features[`empty:choices:${slot.open ? 'open' : 'closed'}`] = 1
  features['empty:candidates'] = Math.log(1 + best)
  if (slot.kind === 'string' && scene.read.values.some(({ kind }) => isOwnKind(slot, kind)))
    features['empty:ownKind'] = 1
  return features
}
