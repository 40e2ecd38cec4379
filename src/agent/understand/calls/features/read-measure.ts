import { stem } from '../../language/words.ts'
import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import type { Add } from './scene.ts'
import { findUnit } from '../units.ts'

/** Whether a number's unit is one that the slot asks for. */
export function readMeasure(slot: Slot, { source, features, frame }: Candidate, add: Add): void {
  if (source?.kind !== 'number') return
  const { unit } = source
  if (slot.counts.size && !unit && !source.ordinal)
    add(
      frame.after.some(word => slot.counts.has(word)) ? 'countsOwn' : frame.after.length ? 'countsOther' : 'countsBare',
    )
  if (!unit) {
    add('bareForUnits', slot.units.length ? 1 : 0)
    return
  }
  if (unit.kind === 'percent') {
    const asked = slot.roles.has('percentage') ? 'percentage' : slot.roles.has('fraction') ? 'fraction' : slot.kind
    for (const name of ['percentPlain', 'percentFraction']) if (features[name]) add(`${name}|${asked}`)
    add('percentForRate', [...slot.named.keys()].some(w => RATE.has(w)) ? 1 : 0)
    return
  }
  if (unit.kind === 'currency') {
    add(slot.roles.has('money') ? 'moneyForMoney' : 'moneyForOther')
    return
  }
  const known = findUnit(unit.name)
  const asked = slot.units.map(findUnit)
  add('unitUnasked', asked.length || slot.roles.has('duration') ? 0 : 1)
  add('unitForCount', slot.roles.has('count') && !asked.length ? 1 : 0)
  add('unitAsked', slot.units.includes(unit.name) ? 1 : 0)
  add('quantityAsked', known && asked.some(a => a?.quantity === known.quantity) ? 1 : 0)
  add(
    'unitClash',
    known && asked.length && !asked.some(a => a?.quantity === known.quantity) && !slot.units.includes(unit.name)
      ? 1
      : 0,
  )
  add('unitForName', unit.name.split(' ').some(word => slot.named.has(stem(word))) ? 1 : 0)
  add('timeForDuration', known?.quantity === 'time' && slot.roles.has('duration') ? 1 : 0)
  add('timeForOther', known?.quantity === 'time' && !slot.roles.has('duration') ? 1 : 0)
}

const RATE = new Set(
  ['rate', 'percent', 'percentag', 'interest', 'return', 'yield', 'ratio', 'discount', 'tax', 'growth'].map(stem),
)

/** Whether a unit that is a value itself is the kind of unit that the slot takes. */
export function readUnits(slot: Slot, candidate: Candidate, add: Add): void {
  const { value } = candidate
  for (const name of ['currencyOfAmount', 'unitOfNumber', 'unitAlone', 'unitWanted', 'currencyCode'])
    for (const role of ['source', 'target'] as const)
      if (candidate.features[name] && slot.roles.has(role)) add(`${name}|${role}`)
  if (candidate.features.unitOfNumber || candidate.features.unitAlone) {
    const own = findUnit(String(value))
    const usual = typeof slot.default === 'string' ? findUnit(slot.default) : undefined
    const asked =
      usual === undefined
        ? 'none'
        : usual.name === own?.name
          ? 'same'
          : usual.quantity === own?.quantity
            ? 'other'
            : 'alien'
    add(`unitDefault:${asked}`)
    add(`unitDefault:${asked}:${candidate.features.unitAlone ? 'alone' : 'counted'}`)
  }
}
