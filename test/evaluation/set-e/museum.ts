import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { either, clarify, unknown, nowrite } = gold

/** Set E over the museum: written with set D, asked only when the work on the engine is done. */
export function askMuseum({ museum, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('e', 'museum')
  const { artists, artworks, galleries, exhibitions, exhibitionItems, loans } = museum
  const artistOf = (one: { artistId: string | null }) => artists.find(({ id }) => id === one.artistId)
  const show = (title: string) => exhibitions.find(one => one.title === title)!
  const worksIn = (title: string) =>
    exhibitionItems.filter(one => one.exhibitionId === show(title).id).map(one => pick.find(artworks, one.artworkId))
  const year = Number(today.slice(0, 4))
  const value = (one: (typeof artworks)[number]) => one.insuranceValue.amount

  ask(
    'conditions',
    'textiles on display that are not fragile',
    gold.set(artworks.filter(one => one.medium === 'TEXTILE' && one.displayState === 'ON_DISPLAY' && !one.isFragile)),
  )
  ask(
    'conditions',
    'photographs that are wider than they are high',
    gold.set(artworks.filter(one => one.medium === 'PHOTOGRAPH' && one.dimensions.widthCm > one.dimensions.heightCm)),
  )
  ask(
    'conditions',
    'oil paintings on oak panel worth more than half a million',
    gold.set(
      artworks.filter(
        one => one.medium === 'OIL_PAINTING' && one.materials.includes('oak panel') && value(one) > 500_000,
      ),
    ),
  )
  ask(
    'logic',
    'fragile or poor-condition watercolours that are not in storage',
    gold.set(
      artworks.filter(
        one =>
          one.medium === 'WATERCOLOUR' &&
          (one.isFragile || one.condition === 'POOR') &&
          one.displayState !== 'IN_STORAGE',
      ),
    ),
  )
  ask(
    'range',
    'Loans whose fee was between €12,000 and €13,500',
    pick.setWithin(loans, one => one.fee.amount, 12_000, 13_500),
  )
  const month = pick.month(loans[44]!.startsOn)!
  ask(
    'dates',
    `loans that began in ${pick.monthName(month)}`,
    gold.set(loans.filter(one => pick.month(one.startsOn) === month)),
  )
  ask(
    'relative-dates',
    'how many artworks were acquired this year and last year together?',
    gold.count(artworks.filter(one => Number(pick.year(one.acquiredOn)) >= year - 1).length),
  )
  ask(
    'missing-values',
    'exhibitions that have no visitor count yet',
    gold.set(exhibitions.filter(one => one.visitorCount === null)),
  )
  ask(
    'ranking',
    'smallest gallery on floor 3',
    gold.smallest(
      galleries.filter(one => one.floor === 3),
      one => one.areaSqm,
    ),
  )
  ask(
    'ranking',
    '3 loans with the highest fee',
    gold.ordered(loans, one => one.fee.amount, { count: 3 }),
  )
  const visited = exhibitions.filter(one => one.visitorCount !== null)
  ask('aggregate', 'average number of visitors per exhibition', gold.plain(pick.mean(visited, one => one.visitorCount)))
  ask(
    'aggregate',
    'how much are the sculptures on loan insured for in total',
    gold.money(
      pick.sum(
        artworks.filter(one => one.medium === 'SCULPTURE' && one.displayState === 'ON_LOAN'),
        value,
      ),
    ),
  )
  const sculptures = artworks.filter(one => one.medium === 'SCULPTURE')
  ask(
    'share',
    'which percentage of our sculptures was purchased?',
    gold.percent(pick.ratio(sculptures.filter(one => one.acquisitionMethod === 'PURCHASE').length, sculptures.length)),
  )
  ask(
    'group',
    'mean ticket price for each curator',
    gold.map(
      pick
        .rank(exhibitions, one => one.curator.name)
        .map(({ key, rows }) => [key, pick.mean(rows, one => one.ticketPrice.amount)]),
      'money',
    ),
  )
  const recent = artworks.filter(one => Number(pick.year(one.acquiredOn)) >= year - 4)
  ask(
    'group',
    `acquisitions by year since ${year - 4}`,
    gold.map(pick.rank(recent, one => pick.year(one.acquiredOn)!).map(({ key, rows }) => [key, rows.length])),
  )
  const lent = (borrower: string) => loans.filter(one => one.borrower === borrower).length
  ask(
    'compare',
    'who borrows more from us, Tate St Ives or Kunsthalle Bremen?',
    more(
      [gold.spelled('Tate St Ives'), lent('Tate St Ives')],
      [gold.spelled('Kunsthalle Bremen'), lent('Kunsthalle Bremen')],
    ),
  )
  ask('yes-no', 'is Painted Music a touring exhibition?', gold.yes(show('Painted Music').isTouring))
  ask(
    'yes-no',
    'Do we have any marble sculpture in excellent condition?',
    gold.yes(sculptures.some(one => one.materials.includes('marble') && one.condition === 'EXCELLENT')),
  )
  const coming = exhibitions.filter(one => one.opensOn > today)
  ask(
    'projection',
    'title and opening date of the upcoming exhibitions',
    gold.set(coming, { shows: one => [one.title, one.opensOn] }),
  )
  const vasquez = artists.find(one => one.fullName === 'Amara Vasquez')!
  ask('lookup', 'nationality of Amara Vasquez?', gold.text(vasquez.nationality, 'nationality'))
  const away = pick.nth(loans, one => one.returnedOn === null, 6)
  const awayWork = pick.find(artworks, away.artworkId)
  ask('join', `who has ${awayWork.title} at the moment?`, either(gold.text(away.borrower), gold.record(away)))
  ask(
    'join',
    'average insurance value of the works in Fire and Form',
    either(
      gold.money(pick.mean(pick.distinct(worksIn('Fire and Form')), value)),
      gold.money(pick.mean(worksIn('Fire and Form'), value)),
    ),
  )
  const floorOne = galleries.filter(one => one.floor === 1).map(one => one.id)
  ask(
    'join',
    'how many works by Spanish artists hang on floor 1?',
    gold.count(
      artworks.filter(
        one => artistOf(one)?.nationality === 'Spanish' && one.galleryId !== null && floorOne.includes(one.galleryId),
      ).length,
    ),
  )
  ask(
    'join',
    'artists whose works we lent to Kyoto City Museum',
    gold.set(
      pick.distinct(
        loans
          .filter(one => one.borrower === 'Kyoto City Museum')
          .map(one => artistOf(pick.find(artworks, one.artworkId)))
          .filter(one => one !== undefined),
      ),
    ),
  )
  talk(
    'follow-up',
    [
      'how many works came to us as a bequest?',
      gold.count(artworks.filter(one => one.acquisitionMethod === 'BEQUEST').length),
    ],
    ['and by transfer?', gold.count(artworks.filter(one => one.acquisitionMethod === 'TRANSFER').length)],
    [
      'what are they worth altogether',
      gold.money(
        pick.sum(
          artworks.filter(one => one.acquisitionMethod === 'TRANSFER'),
          value,
        ),
      ),
    ],
  )
  talk(
    'follow-up',
    ['show me the exhibition Salt and Sky', gold.record(show('Salt and Sky'))],
    ['how many visitors did it have?', gold.count(show('Salt and Sky').visitorCount!, { field: 'visitorCount' })],
    [
      'and Feast Days?',
      either(gold.count(show('Feast Days').visitorCount!, { field: 'visitorCount' }), gold.record(show('Feast Days'))),
    ],
  )
  const pop = artists.filter(one => one.movement === 'Pop Art')
  talk(
    'follow-up',
    ['Pop Art artists', gold.set(pop)],
    ['only the Canadians', gold.set(pop.filter(one => one.nationality === 'Canadian'))],
    [
      'who of them was born first?',
      gold.smallest(
        pop.filter(one => one.nationality === 'Canadian'),
        one => one.birthYear,
      ),
    ],
  )
  talk(
    'explain',
    [
      'how many bequests are on display?',
      gold.count(
        artworks.filter(one => one.acquisitionMethod === 'BEQUEST' && one.displayState === 'ON_DISPLAY').length,
      ),
    ],
    ['why? which conditions did you use', gold.mentions(['bequest'], ['display'])],
  )
  ask('help', 'what do you know about an artwork?', gold.mentions(['condition'], ['medium'], ['title']))
  const stored = pick.nth(
    artworks,
    one => one.displayState === 'IN_STORAGE' && one.condition === 'GOOD' && !one.isFragile,
    25,
  )
  ask(
    'create',
    `New loan: ${stored.title} goes to Musee Fabre until ${pick.dayShort(day(150))}`,
    gold.created('museum.loans', { artworkId: stored.id, borrower: 'Musee Fabre', dueOn: day(150) }),
  )
  ask(
    'update',
    `send ${stored.accessionNumber} to conservation`,
    gold.updated('museum.artworks', stored, { displayState: 'IN_CONSERVATION' }),
  )
  ask('delete', `please remove the loan ${away.loanNumber}`, gold.removed('museum.loans', away))
  ask('unanswerable', 'how many visitors were children?', unknown())
  ask('unanswerable', 'which artworks did we sell last year?', unknown())
  ask(
    'ambiguous',
    'works by Macintyre',
    either(clarify(), gold.set(artworks.filter(one => artistOf(one)?.fullName.endsWith(' Macintyre')))),
  )
  ask('ambiguous', 'delete the old loans', either(clarify(), gold.all(nowrite(), unknown())))
  return questions
}
