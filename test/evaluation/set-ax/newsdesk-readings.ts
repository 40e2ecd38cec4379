import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'

export type Data = Facts['newsdesk']
export type Piece = Data['tarnPieces'][number]
export type Photo = Data['tarnPhotoRequests'][number]
export type Person = Data['tarnPeople'][number]

/** Neither out nor dropped. */
export const isOpen = (one: Piece) => !['published', 'spiked'].includes(one.status)
/** Pieces that were dropped may count or not where the question leaves it open, and so may those that are out. */
export const live = (rows: Piece[], answer: (rows: Piece[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'spiked')], answer)
export const current = (rows: Piece[], answer: (rows: Piece[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'spiked'), rows.filter(isOpen)], answer)
/** Who has left, or is away for long, may count or not. */
export const employed = (rows: Person[], answer: (rows: Person[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'left'), rows.filter(one => one.status === 'active')], answer)
/** Requests that were cancelled may count or not. */
export const wanted = (rows: Photo[], answer: (rows: Photo[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'cancelled')], answer)

export const called = ({ tarnPeople }: Data, name: string): Person => pick.nth(tarnPeople, one => one.name === name)
/** A person, or their name, or the record that holds it when the sentence says it. */
export const who = (person: Person, holder: object, field: string): gold.Gold =>
  gold.either(gold.record(person), told(holder, person.name, field))
/** Minutes, which may be told as hours, too. */
export const time = (minutes: number): gold.Gold => gold.either(gold.count(minutes), gold.plain(minutes / 60))
/** The record with the largest figure, or its name. */
export const topOf = <T extends object>(rows: T[], figure: (row: T) => number, name: (row: T) => string): gold.Gold => {
  const best = gold.largest(rows, figure)
  return gold.either(best, ...best.items.map(one => gold.text(name(one as T))))
}
