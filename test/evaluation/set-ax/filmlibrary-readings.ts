import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { eachReading } from '../set-ab/readings.ts'

type Data = Facts['filmlibrary']
export type Copy = Data['kinoCopies'][number]
type Film = Data['kinoFilms'][number]
type Screening = Data['kinoScreenings'][number]

/** Copies that are lost or withdrawn may count or not where the question leaves it open. */
export const held = (rows: Copy[], answer: (rows: Copy[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Lost'), rows.filter(one => one.status !== 'Withdrawn'), rows.filter(one => one.status !== 'Lost' && one.status !== 'Withdrawn')], answer) // oxfmt-ignore
/** Screenings that do not take place may count or not where the question leaves it open. */
export const shown = (rows: Screening[], answer: (rows: Screening[]) => gold.Gold): gold.Gold =>
  eachReading([rows, rows.filter(one => one.status !== 'Cancelled')], answer)
/** Films as such, or by their titles. */
export const films = (rows: Film[]): gold.Gold => gold.either(gold.set(rows), gold.set(rows.map(one => one.title)))
/** The formats as people write them. */
export const FORMAT_NAMES: Record<string, gold.Spelled> = {
  Dvd: gold.spelled('Dvd', 'DVDs'),
  BluRay: gold.spelled('BluRay', 'Blu-ray', 'Blu-rays', 'Blu ray'),
  Reel16mm: gold.spelled('Reel16mm', '16mm', '16 mm', '16mm reel', '16 mm reel', 'reel 16mm', 'reel 16 mm', '16mm reels'), // oxfmt-ignore
  Reel35mm: gold.spelled('Reel35mm', '35mm', '35 mm', '35mm reel', '35 mm reel', 'reel 35mm', 'reel 35 mm', '35mm reels'), // oxfmt-ignore
}
