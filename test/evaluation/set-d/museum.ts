import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countMuseum } from './museum-figures.ts'
import { askMuseumShows } from './museum-shows.ts'
import { talkMuseum } from './museum-talk.ts'

/** Set D over the museum: the collection itself; exhibitions, loans and conversations have files of their own. */
export function askMuseum(facts: Facts): Question[] {
  const builder = createQuestions('d', 'museum')
  askCollection(builder, facts)
  countMuseum(builder, facts)
  askMuseumShows(builder, facts)
  talkMuseum(builder, facts)
  return builder.questions
}

function askCollection({ ask }: ReturnType<typeof createQuestions>, { museum, today }: Facts): void {
  const { artists, artworks, galleries } = museum
  const of = (medium: string) => artworks.filter(one => one.medium === medium)
  const shown = artworks.filter(one => one.displayState === 'ON_DISPLAY')
  const year = Number(today.slice(0, 4))

  const poor = artworks.filter(one => one.condition === 'POOR')
  ask(
    'conditions',
    'which of our paintings are in poor condition?',
    gold.either(
      gold.set(poor.filter(one => one.medium === 'OIL_PAINTING')),
      gold.set(poor.filter(one => ['OIL_PAINTING', 'WATERCOLOUR'].includes(one.medium))),
    ),
  )
  ask('conditions', 'everything fragile thats on display right now', gold.set(shown.filter(one => one.isFragile)))
  ask(
    'conditions',
    'Ground-floor rooms without climate control, please',
    gold.set(galleries.filter(one => one.floor === 0 && !one.hasClimateControl)),
  )
  ask(
    'conditions',
    'sculptures heavier than half a ton',
    gold.either(...[500, 453.6].map(half => gold.set(of('SCULPTURE').filter(one => (one.weightKg ?? 0) > half)))),
  )
  ask(
    'conditions',
    'photographs taller than 2.5 metres',
    gold.set(of('PHOTOGRAPH').filter(one => one.dimensions.heightCm > 250)),
  )
  ask(
    'conditions',
    'French artists who died before 1950',
    gold.set(artists.filter(one => one.nationality === 'French' && one.deathYear !== null && one.deathYear < 1950)),
  )
  ask(
    'logic',
    'sculptures or textiles that contain gold leaf or gold thread',
    gold.set(
      artworks.filter(
        one =>
          ['SCULPTURE', 'TEXTILE'].includes(one.medium) &&
          one.materials.some(material => ['gold leaf', 'gold thread'].includes(material)),
      ),
    ),
  )
  ask(
    'logic',
    'how many works are neither in storage nor on display?',
    gold.count(artworks.filter(one => !['IN_STORAGE', 'ON_DISPLAY'].includes(one.displayState)).length),
  )
  ask(
    'logic',
    'Surrealist artists, except the Mexican ones',
    gold.set(artists.filter(one => one.movement === 'Surrealism' && one.nationality !== 'Mexican')),
  )
  ask(
    'range',
    'how many pieces are insured for between 100k and 250k?',
    gold.either(
      ...pick.within(artworks, one => one.insuranceValue.amount, 100_000, 250_000).map(rows => gold.count(rows.length)),
    ),
  )
  ask(
    'range',
    'artists born in the 1880s',
    gold.set(artists.filter(one => one.birthYear >= 1880 && one.birthYear <= 1889)),
  )
  ask(
    'dates',
    `what did we buy in ${year - 7}?`,
    gold.set(
      artworks.filter(one => one.acquisitionMethod === 'PURCHASE' && pick.year(one.acquiredOn) === String(year - 7)),
    ),
  )
  ask(
    'dates',
    'how many artworks entered the collection before the year 2000',
    gold.count(artworks.filter(one => one.acquiredOn < '2000').length),
  )
  ask('missing-values', 'works by unknown artists', gold.set(artworks.filter(one => one.artistId === null)))
  ask(
    'missing-values',
    'how many of the artists are still alive?',
    gold.count(artists.filter(one => one.deathYear === null).length),
  )
  ask(
    'missing-values',
    'For how many artworks do we have no weight on file?',
    gold.count(artworks.filter(one => one.weightKg === null).length),
  )
  ask(
    'ranking',
    'the 5 most valuable sculptures',
    gold.ordered(of('SCULPTURE'), one => one.insuranceValue.amount, { count: 5 }),
  )
  ask(
    'ranking',
    'our three biggest rooms?',
    gold.ordered(galleries, one => one.areaSqm, { count: 3 }),
  )
  ask(
    'ranking',
    'what is the oldest piece we have',
    gold.either(
      gold.smallest(artworks, one => one.yearMade),
      gold.smallest(artworks, one => one.acquiredOn),
    ),
  )
  ask(
    'ranking',
    'second heaviest artwork',
    gold.largest(artworks, one => one.weightKg, { place: 2 }),
  )
  const dead = artists.filter(one => one.deathYear !== null)
  ask(
    'ranking',
    'which artist died youngest?',
    gold.smallest(dead, one => one.deathYear! - one.birthYear),
  )
  ask(
    'yes-no',
    'are all sculptures in good or excellent condition?',
    gold.yes(of('SCULPTURE').every(one => ['GOOD', 'EXCELLENT'].includes(one.condition))),
  )
  const sample = pick.nth(shown, one => one.isFragile, 3)
  ask('yes-no', `is ${sample.title} on display?`, gold.yes(true))
  ask('yes-no', `was "${sample.title}" a gift?`, gold.yes(sample.acquisitionMethod === 'GIFT'))
  const treated = artworks.filter(one => one.displayState === 'IN_CONSERVATION' && one.isFragile)
  ask(
    'projection',
    'titles and accession numbers of fragile works in conservation',
    gold.set(treated, { shows: one => [one.title, one.accessionNumber] }),
  )
  ask(
    'projection',
    'birth and death year of all Nigerian artists',
    gold.set(
      artists.filter(one => one.nationality === 'Nigerian'),
      { shows: one => [one.birthYear, one.deathYear] },
    ),
  )
  const known = pick.nth(artworks, one => one.weightKg !== null && one.medium === 'OIL_PAINTING', 5)
  ask('lookup', `show me ${known.accessionNumber}`, gold.record(known))
  ask('lookup', `how wide is ${known.title}?`, gold.plain(known.dimensions.widthCm, { field: 'dimensions.widthCm' }))
  ask(
    'lookup',
    `What is ${pick.misspell(known.title)} made of?`,
    gold.either(
      gold.set(known.materials),
      gold.set([known], { shows: one => one.materials }),
      gold.mentions(...known.materials.map(one => [one])),
    ),
  )
  const living = artists.find(one => one.fullName === 'Fabian Gallagher')!
  ask('lookup', 'which movement did Fabian Gallagher belong to?', gold.text(living.movement!, 'movement'))
  ask(
    'several',
    'How many artworks are there, and how many of them are fragile?',
    gold.figures(gold.count(artworks.length), gold.count(artworks.filter(one => one.isFragile).length)),
  )
}
