import { readUnit } from '../../../understand/calls/units.ts'
import type { Choice } from './slots.ts'
import { inUnit, type Value } from './told.ts'

interface Interval {
  choice: Choice
  from: number
  to: number
  unit: string | undefined
}

const NUMBER = /\d+(?:[.,]\d+)?/g

/** "up to 2 kg", "2–5 kg", "over 10 kg": from where to where a choice reaches; undefined: it says no bounds. */
function intervalOf(choice: Choice): Interval | undefined {
  const { label } = choice
  const found = [...label.matchAll(NUMBER)]
  const numbers = found.map(([number]) => Number(number.replace(',', '.')))
  const last = found.at(-1)
  const unit = last && readUnit(label, last.index, last.index + last[0].length)?.name
  const of = (from: number, to: number): Interval => ({ choice, from, to, unit })
  const [one, other, ...more] = numbers
  if (one === undefined || more.length > 0) return undefined
  if (other !== undefined)
    return /\d\D{0,12}(?:[-–—]|\bto\b|\band\b)\D{0,4}\d/u.test(label) && one < other ? of(one, other) : undefined
  if (/\b(?:up to|under|below|less than|at most|max(?:imum|\.)?|not more than|within|until)\b|[≤<]/i.test(label))
    return of(0, one)
  if (/\b(?:over|above|more than|at least|from|or more|and more|min(?:imum|\.)?)\b|[≥>]|\d\s?\+/i.test(label))
    return of(one, Infinity)
  return undefined
}

/** Of choices that say bounds the one that an amount lies in, the narrowest first; undefined: they say none, or none has it. */
export function choiceFor(choices: readonly Choice[], { text, unit }: Value): Choice | undefined {
  const intervals = choices.map(intervalOf).filter(interval => interval !== undefined)
  if (intervals.length < 2 || intervals.length < choices.length - 1) return undefined
  const amountIn = (to: string | undefined) => {
    const amount = Number(text.replaceAll(',', ''))
    if (to === undefined || unit === undefined) return to === unit?.name || unit === undefined ? amount : undefined
    return to === unit.name ? amount : inUnit(amount, unit.name, to)
  }
  const fitting = intervals.filter(interval => {
    const amount = amountIn(interval.unit)
    return amount !== undefined && interval.from <= amount && amount <= interval.to
  })
  return fitting.toSorted((a, b) => a.to - a.from - (b.to - b.from) || a.to - b.to)[0]?.choice
}

/** Whether choices say bounds of something. */
export const areIntervals = (choices: readonly Choice[]): boolean =>
  choices.filter(choice => intervalOf(choice)).length > 1
