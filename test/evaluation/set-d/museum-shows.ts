import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { daysBetween, groups } from './readings.ts'

/** Exhibitions, loans, and what joins them to works and artists. */
export function askMuseumShows({ ask }: ReturnType<typeof createQuestions>, { museum, today, day }: Facts): void {
  const { artists, artworks, galleries, exhibitions, exhibitionItems, loans } = museum
  const work = (id: string) => pick.find(artworks, id)
  const artistOf = (one: { artistId: string | null }) => artists.find(({ id }) => id === one.artistId)
  const itemsOf = (title: string) => {
    const show = exhibitions.find(one => one.title === title)!
    return exhibitionItems.filter(one => one.exhibitionId === show.id)
  }
  const away = loans.filter(one => one.returnedOn === null)

  ask(
    'conditions',
    'Touring exhibitions with free entry',
    gold.set(exhibitions.filter(one => one.isTouring && one.ticketPrice.amount === 0)),
  )
  ask(
    'conditions',
    'shows that drew more than 80 thousand visitors',
    gold.set(exhibitions.filter(one => (one.visitorCount ?? 0) > 80_000)),
  )
  const month = pick.month(exhibitions[30]!.opensOn)!
  ask(
    'dates',
    `which exhibitions opened in ${pick.monthName(month)}?`,
    gold.set(exhibitions.filter(one => pick.month(one.opensOn) === month)),
  )
  ask('relative-dates', 'which loans are overdue', gold.set(away.filter(one => one.dueOn < today)))
  ask(
    'relative-dates',
    "what's on at the moment? exhibitions i mean",
    gold.set(exhibitions.filter(one => one.opensOn <= today && one.closesOn >= today)),
  )
  ask(
    'relative-dates',
    'Exhibitions opening within the next 100 days',
    gold.set(exhibitions.filter(one => one.opensOn >= today && one.opensOn <= day(100))),
  )
  const soon = loans.filter(one => one.dueOn >= today && one.dueOn <= day(60))
  ask(
    'relative-dates',
    'how many loans have to be back in the coming 60 days?',
    gold.either(gold.count(soon.length), gold.count(soon.filter(one => one.returnedOn === null).length)),
  )
  ask(
    'conditions',
    'how many loans came back late?',
    gold.count(loans.filter(one => one.returnedOn !== null && one.returnedOn > one.dueOn).length),
  )
  ask('missing-values', 'which loans have not been returned yet?', gold.set(away))
  ask(
    'ranking',
    'best attended exhibition ever?',
    gold.largest(exhibitions, one => one.visitorCount),
  )
  ask(
    'ranking',
    'which exhibition ran the longest',
    gold.largest(exhibitions, one => daysBetween(one.opensOn, one.closesOn)),
  )
  ask(
    'aggregate',
    'what does an exhibition ticket cost on average?',
    gold.money(pick.mean(exhibitions, one => one.ticketPrice.amount)),
  )
  ask(
    'aggregate',
    'How much has the Whitworth Gallery paid us in loan fees altogether?',
    gold.money(
      pick.sum(
        loans.filter(one => one.borrower === 'Whitworth Gallery'),
        one => one.fee.amount,
      ),
    ),
  )
  ask(
    'aggregate',
    'how many different institutions have borrowed from us so far?',
    gold.count(pick.distinct(loans.map(one => one.borrower)).length),
  )
  ask(
    'group',
    'loans per borrower, most first',
    gold.map(pick.rank(loans, one => one.borrower).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'borrowers with more than 16 loans',
    groups(
      pick
        .rank(loans, one => one.borrower)
        .filter(({ rows }) => rows.length > 16)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'group',
    'number of exhibitions each curator has done',
    gold.map(pick.rank(exhibitions, one => one.curator.name).map(({ key, rows }) => [key, rows.length])),
  )
  ask('yes-no', 'is there an exhibition about maps?', gold.yes(true))
  ask(
    'yes-no',
    'Does anything we lent to Museum Ludwig still have to come back?',
    gold.yes(away.some(one => one.borrower === 'Museum Ludwig')),
  )
  const light = exhibitions.find(one => one.title === 'Light and Water')!
  ask(
    'lookup',
    'who curated Light and Water, and whats their email?',
    gold.either(
      gold.set([light], { shows: one => [one.curator.name, one.curator.email] }),
      gold.mentions([light.curator.name], [light.curator.email]),
    ),
  )
  const loan = loans[16]!
  ask('lookup', `when is ${loan.loanNumber} due?`, gold.text(pick.dayAs(loan.dueOn), 'dueOn'))
  const borrowed = exhibitions.find(one => one.title === 'Borrowed Landscapes')!
  ask('lookup', 'the borowed landscapes show pls', gold.record(borrowed))

  const highlights = itemsOf('Bodies in Bronze').filter(one => one.isHighlight)
  ask(
    'join',
    'how many works in Bodies in Bronze are highlights?',
    gold.either(gold.count(highlights.length), gold.count(pick.distinct(highlights.map(one => one.artworkId)).length)),
  )
  const winter = itemsOf('Winter Light').map(one => work(one.artworkId))
  ask('join', 'Which artworks are shown in the exhibition Winter Light?', gold.set(pick.distinct(winter)))
  const hands = itemsOf('Hands that Weave').map(one => artistOf(work(one.artworkId)))
  ask(
    'join',
    'whose works were in Hands that Weave? (artists)',
    gold.set(pick.distinct(hands.filter(one => one !== undefined))),
  )
  const hall = pick.nth(galleries, room => artworks.filter(one => one.galleryId === room.id).length >= 4, 2)
  ask('join', `what's hanging in the ${hall.name}?`, gold.set(artworks.filter(one => one.galleryId === hall.id)))
  const hung = pick.nth(artworks, one => one.galleryId !== null, 20)
  const room = pick.find(galleries, hung.galleryId!)
  ask('join', `On which floor is ${hung.title}?`, gold.count(room.floor, { field: 'floor' }))
  ask(
    'join',
    'which pieces by cubists are out on loan right now?',
    gold.set(artworks.filter(one => one.displayState === 'ON_LOAN' && artistOf(one)?.movement === 'Cubism')),
  )
  ask(
    'join',
    'total insurance value by nationality of the artist',
    gold.map(
      pick
        .rank(
          artworks.filter(one => one.artistId !== null),
          one => artistOf(one)!.nationality,
        )
        .map(({ key, rows }) => [key, pick.sum(rows, one => one.insuranceValue.amount)]),
      'money',
    ),
  )
  const prolific = pick.rank(artworks, one => one.artistId)[0]!
  ask(
    'join',
    'which artist do we have the most works of?',
    gold.either(gold.record(pick.find(artists, prolific.key)), gold.text(pick.find(artists, prolific.key).fullName)),
  )
  const exhibited = new Set(exhibitionItems.map(one => one.artworkId))
  ask(
    'join',
    'How many artworks have never been part of an exhibition?',
    gold.count(artworks.filter(one => !exhibited.has(one.id)).length),
  )
  ask(
    'join',
    'how many of the works we lent to Tate St Ives are fragile',
    gold.count(loans.filter(one => one.borrower === 'Tate St Ives' && work(one.artworkId).isFragile).length),
  )
  const reyes = artists.find(one => one.fullName === 'Simone Reyes')!
  const hers = artworks.filter(one => one.artistId === reyes.id)
  ask('join', "Simone Reyes' works", gold.set(hers))
  const showsOf = (artist: (typeof artists)[number]) =>
    exhibitions.filter(show =>
      exhibitionItems.some(one => one.exhibitionId === show.id && work(one.artworkId).artistId === artist.id),
    )
  const seen = pick.nth(
    artists,
    one =>
      showsOf(one).length >= 3 &&
      showsOf(one).length <= 6 &&
      artists.filter(({ fullName }) => fullName === one.fullName).length === 1,
    4,
  )
  ask('join', `in which exhibitions was something by ${seen.fullName} shown?`, gold.set(showsOf(seen)))
  const cold = galleries.filter(one => !one.hasClimateControl).map(one => one.id)
  ask(
    'join',
    'fragile works hanging in rooms that have no climate control',
    gold.set(artworks.filter(one => one.isFragile && one.galleryId !== null && cold.includes(one.galleryId))),
  )
  ask(
    'share',
    'What percentage of loans went to Museo Picasso Malaga?',
    gold.percent(pick.ratio(loans.filter(one => one.borrower === 'Museo Picasso Malaga').length, loans.length)),
  )
}
