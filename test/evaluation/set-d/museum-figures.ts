import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from './readings.ts'

/** Figures, groups and comparisons of the collection. */
export function countMuseum({ ask }: ReturnType<typeof createQuestions>, { museum }: Facts): void {
  const { artists, artworks, galleries } = museum
  const of = (medium: string) => artworks.filter(one => one.medium === medium)
  const shown = artworks.filter(one => one.displayState === 'ON_DISPLAY')

  ask(
    'aggregate',
    'total insurance value of everything in storage',
    gold.money(
      pick.sum(
        artworks.filter(one => one.displayState === 'IN_STORAGE'),
        one => one.insuranceValue.amount,
      ),
    ),
  )
  ask(
    'aggregate',
    'median height of our photographs',
    gold.plain(pick.median(of('PHOTOGRAPH'), one => one.dimensions.heightCm)),
  )
  ask(
    'aggregate',
    'how many square metres of gallery space are there on floor 2?',
    gold.plain(
      pick.sum(
        galleries.filter(one => one.floor === 2),
        one => one.areaSqm,
      ),
    ),
  )
  ask(
    'aggregate',
    'how many nationalities are there among our artists',
    gold.count(pick.distinct(artists.map(one => one.nationality)).length),
  )
  ask('share', 'what share of the collection is on display?', gold.percent(pick.ratio(shown.length, artworks.length)))
  ask(
    'share',
    'what percentage of watercolours were gifts',
    gold.percent(
      pick.ratio(of('WATERCOLOUR').filter(one => one.acquisitionMethod === 'GIFT').length, of('WATERCOLOUR').length),
    ),
  )
  const byMedium = pick.rank(artworks, one => one.medium)
  ask('group', 'artworks per medium', gold.map(byMedium.map(({ key, rows }) => [key, rows.length])))
  ask(
    'group',
    'avg insured value by condition',
    gold.map(
      pick
        .rank(artworks, one => one.condition)
        .map(({ key, rows }) => [key, pick.mean(rows, one => one.insuranceValue.amount)]),
      'money',
    ),
  )
  ask(
    'group',
    'nationalities with at least 9 artists',
    groups(
      pick
        .rank(artists, one => one.nationality)
        .filter(({ rows }) => rows.length >= 9)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'group',
    'Which movement do most of our artists belong to?',
    gold.text(pick.rank(artists, one => one.movement)[0]!.key),
  )
  const spelling = (medium: string) => gold.spelled(medium, `${medium}S`)
  ask(
    'compare',
    'do we own more sculptures or more textiles?',
    more([spelling('SCULPTURE'), of('SCULPTURE').length], [spelling('TEXTILE'), of('TEXTILE').length]),
  )
  ask(
    'compare',
    'are prints on average worth more than photographs? (insurance)',
    gold.yes(
      pick.mean(of('PRINT'), one => one.insuranceValue.amount) >
        pick.mean(of('PHOTOGRAPH'), one => one.insuranceValue.amount),
    ),
  )
}
