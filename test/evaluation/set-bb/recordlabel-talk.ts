import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { countryName, type Artist } from './recordlabel-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the record label, changes, and what cannot be answered. */
export function talkRecordlabel(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { recordlabel }: Facts): void {
  const { labelArtists, labelContracts, labelStatements } = recordlabel
  const home = pick.rank(labelArtists, one => one.country)[0]!
  talk(
    'followup',
    [`List our artists in ${countryName(home.key)}.`, gold.set(home.rows)],
    ['How many of them are there?', gold.count(home.rows.length)],
    ['Which one has the most monthly listeners?', gold.largest(home.rows, one => one.monthlyListeners)],
  )
  const disputed = labelStatements.filter(one => one.status === 'DISPUTED')
  talk(
    'followup',
    ['How many royalty statements are on hold?', gold.count(labelStatements.filter(one => one.status === 'ON_HOLD').length)], // oxfmt-ignore
    ['And how many are disputed?', gold.count(disputed.length)],
    ['What is the total net amount of those?', gold.money(pick.sum(disputed, one => one.netAmount))],
  )
  const contract = pick.nth(labelContracts, one => one.status === 'ACTIVE', 12)
  const artist = pick.find(labelArtists, contract.artistId)
  talk(
    'followup',
    [`When does the contract ${contract.contractNumber} end?`, told(contract, pick.dayAs(contract.endDate), 'endDate')],
    ['Which artist is it with?', told(artist, artist.name)],
    ['And what is the royalty rate?', gold.either(gold.percent(contract.royaltyRate, { field: 'royaltyRate' }), gold.plain(contract.royaltyRate, { field: 'royaltyRate' }))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { recordlabel }: Facts): void {
  const { labelContracts, labelReleases } = recordlabel
  ask('write', 'Add a new venue: name Halle Sieben, type club, city Cologne, country Germany, capacity 640.', gold.created('recordlabel.labelVenues', { name: 'Halle Sieben', venueType: 'CLUB', city: 'Cologne', country: 'DE', capacity: 640 })) // oxfmt-ignore
  const raised = pick.nth(labelContracts, one => one.status === 'ACTIVE' && one.contractType === 'RECORDING', 5)
  ask('write', `Set the royalty rate of contract ${raised.contractNumber} to 25%.`, gold.updated('recordlabel.labelContracts', raised, { royaltyRate: 25 })) // oxfmt-ignore
  const late = pick.nth(labelReleases, one => one.status === 'SCHEDULED' && one.releaseType === 'ALBUM')
  ask('write', `Put the album ${late.title} on hold.`, gold.updated('recordlabel.labelReleases', late, { status: 'ON_HOLD' })) // oxfmt-ignore
  const draft = pick.nth(labelContracts, one => one.status === 'DRAFT', 3)
  talk(
    'write',
    [`Please delete the draft contract ${draft.contractNumber}, but check with me before you do.`, gold.pending()],
    ['Yes, delete it.', gold.removed('recordlabel.labelContracts', draft)],
  )
}

function decline({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelArtists, labelConcerts, labelReleases, labelStatements, labelTracks } = recordlabel
  const popular = pick.nth(labelArtists, one => one.genre === 'POP', 2)
  ask('missing', `How many Instagram followers does ${popular.name} have?`, gold.unknown())
  const album = pick.nth(labelReleases, one => one.releaseType === 'ALBUM' && one.status === 'RELEASED', 6)
  ask('missing', `What rating did the critics give ${album.title}?`, gold.unknown())
  ask('unknown', 'What is the release date of the album Paper Elephants Asleep?', gold.unknown())
  const of = <T extends { artistId: number }>(rows: T[], one: Artist) => rows.filter(row => row.artistId === one.id)
  const streams = (one: Artist, roles: string[]) => pick.sum(labelTracks.filter(track => track.credits.some(credit => credit.artistId === one.id && roles.includes(credit.role))), track => track.streams) // oxfmt-ignore
  const best = (figure: (one: Artist) => number) => champion(labelArtists, figure, one => one.name)
  ask(
    'ambiguous',
    'Who is our biggest artist?',
    gold.either(
      gold.clarify(),
      best(one => one.monthlyListeners),
      best(one => streams(one, ['MAIN'])),
      best(one => streams(one, ['MAIN', 'FEATURED', 'REMIXER'])),
      best(one => of(labelReleases, one).length),
      best(one => pick.sum(of(labelStatements, one), row => row.netAmount)),
      best(one => pick.sum(of(labelStatements, one), row => row.grossRevenue)),
      best(one => pick.sum(of(labelConcerts, one), row => row.ticketsSold)),
    ),
  )
}

function chat({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelConcerts, labelReleases, labelTracks, labelVenues } = recordlabel
  ask('smalltalk', 'Hi there, good afternoon!', gold.smalltalk())
  ask('browser', 'go to bandcamp.com and play the first album', refusesPages())
  ask('casual', 'hey how many concrts r sold out atm?? thx', gold.count(labelConcerts.filter(one => one.status === 'SOLD_OUT').length)) // oxfmt-ignore
  ask('casual', 'whats the avg capcity of our venues', gold.plain(pick.mean(labelVenues, one => one.capacity)))
  const typed = (type: string) => gold.count(labelReleases.filter(one => one.releaseType === type).length)
  ask('multi', 'How many albums and how many singles are in the system?', gold.figures(typed('ALBUM'), typed('SINGLE')))
  ask('complete', 'List every explicit track.', gold.set(labelTracks.filter(one => one.explicit)))
}
