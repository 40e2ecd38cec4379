import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { measures, quarterName, sizes, topGroup, values } from '../set-s/choose.ts'
import { countryName, lengthOf } from './recordlabel-readings.ts'
import { talkRecordlabel } from './recordlabel-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BB over the record label. */
export function askRecordlabel(facts: Facts): Question[] {
  const builder = createQuestions('bb', 'recordlabel')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkRecordlabel(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelArtists, labelContracts, labelReleases, labelTracks, labelVenues } = recordlabel
  const busy = pick.sized(labelReleases, one => one.artistId, 3, 4, 1)
  ask('list', `Show me every release by ${pick.find(labelArtists, busy.key).name}.`, gold.set(busy.rows))
  ask('list', 'Which genres do our artists play?', values(labelArtists, one => one.genre)) // oxfmt-ignore
  const home = pick.sized(labelArtists, one => one.country, 4, 6, 1)
  ask('filter', `Which of our artists come from ${countryName(home.key)}?`, gold.set(home.rows))
  const waiting = labelReleases.filter(one => one.releaseType === 'SINGLE' && one.status === 'ON_HOLD')
  ask('filter', 'Show all singles with the status on hold.', gold.set(waiting))
  ask('filter', 'List the active contracts that are not exclusive.', gold.set(labelContracts.filter(one => one.status === 'ACTIVE' && !one.exclusive))) // oxfmt-ignore
  ask('threshold', 'Which venues have a capacity of at least 2,000 people?', gold.set(labelVenues.filter(one => one.capacity >= 2000))) // oxfmt-ignore
  ask('threshold', 'Tracks longer than 7 minutes', gold.set(labelTracks.filter(one => one.duration > 420)))
}

function number({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelArtists, labelConcerts, labelContracts, labelTracks } = recordlabel
  ask('count', 'How many tracks do we have in total?', gold.count(labelTracks.length))
  ask('count', 'How many concerts have been cancelled?', gold.count(labelConcerts.filter(one => one.status === 'CANCELLED').length)) // oxfmt-ignore
  ask('top', 'Which of our artists has the most monthly listeners?', gold.largest(labelArtists, one => one.monthlyListeners)) // oxfmt-ignore
  ask(
    'top',
    'Top 5 tracks by streams',
    gold.ordered(labelTracks, one => one.streams, { count: 5 }),
  )
  ask('top', 'Which genre has the most artists?', topGroup(labelArtists, one => one.genre)) // oxfmt-ignore
  const onSale = labelConcerts.filter(one => one.status === 'ON_SALE')
  ask('aggregate', 'What is the average ticket price of the concerts that are on sale?', gold.money(pick.mean(onSale, one => one.ticketPrice))) // oxfmt-ignore
  const active = labelContracts.filter(one => one.status === 'ACTIVE')
  ask('aggregate', 'What is the total advance of all active contracts?', gold.money(pick.sum(active, one => one.advance?.amount ?? null))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all tracks is explicit?', gold.percent(pick.ratio(labelTracks.filter(one => one.explicit).length, labelTracks.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelContracts, labelReleases, labelStatements, labelTracks } = recordlabel
  ask('group', 'Break down the releases by type.', gold.map(sizes(labelReleases, one => one.releaseType)))
  ask('group', 'Total net amount of the royalty statements per status', gold.map(measures(labelStatements, one => one.status, own => pick.sum(own, one => one.netAmount)), 'money')) // oxfmt-ignore
  const isOnAlbum = (id: number) => pick.find(labelReleases, id).releaseType === 'ALBUM'
  const [one, other] = [40, 90].map(index => pick.nth(labelTracks, track => track.streams > 0 && isOnAlbum(track.releaseId), index)) // oxfmt-ignore
  ask('compare', `Which track has more streams, ${one!.title} or ${other!.title}?`, gold.largest([one!, other!], track => track.streams)) // oxfmt-ignore
  const rate = (type: string) => pick.mean(labelContracts.filter(contract => contract.contractType === type), contract => contract.royaltyRate) // oxfmt-ignore
  ask('compare', 'Is the average royalty rate of the recording contracts higher than that of the licensing contracts?', gold.yes(rate('RECORDING') > rate('LICENSING'))) // oxfmt-ignore
}

function join({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelArtists, labelConcerts, labelReleases, labelStatements, labelTracks, labelVenues } = recordlabel
  const guests = (id: number) => pick.distinct(labelTracks.filter(one => one.releaseId === id).flatMap(one => one.credits.filter(credit => credit.role === 'FEATURED').map(credit => credit.artistId))) // oxfmt-ignore
  const album = pick.nth(labelReleases, one => one.releaseType === 'ALBUM' && guests(one.id).length > 2)
  ask('join', `Which artists are credited as featured on tracks of the album ${album.title}?`, gold.set(guests(album.id).map(id => pick.find(labelArtists, id)))) // oxfmt-ignore
  const isIn = (country: string) => (one: { venueId: number }) => pick.find(labelVenues, one.venueId).country === country // oxfmt-ignore
  ask('join', 'Show the concerts on sale at venues in Germany.', gold.set(labelConcerts.filter(one => one.status === 'ON_SALE' && isIn('DE')(one)))) // oxfmt-ignore
  const owed = (id: number, status: string) => labelStatements.filter(one => one.artistId === id && one.status === status) // oxfmt-ignore
  const artist = pick.nth(labelArtists, one => owed(one.id, 'PAID').length > 3 && owed(one.id, 'APPROVED').length > 0, 2) // oxfmt-ignore
  ask('join', `What is the total net amount of the paid royalty statements of ${artist.name}?`, gold.money(pick.sum(owed(artist.id, 'PAID'), one => one.netAmount))) // oxfmt-ignore
  const hit = labelTracks.toSorted((one, other) => other.streams - one.streams)[0]!
  const origin = pick.find(labelReleases, hit.releaseId)
  ask('join', 'Which release is the track with the most streams on?', gold.either(told(origin, origin.title), gold.all(gold.record(hit), gold.mentions([origin.title])))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelArtists, labelReleases, labelTracks } = recordlabel
  const ep = pick.nth(labelReleases, one => one.releaseType === 'EP', 6)
  ask('lookup', `What is the catalogue number of ${ep.title}?`, told(ep, ep.catalogueNumber, 'catalogueNumber'))
  const track = pick.nth(labelTracks, one => pick.find(labelReleases, one.releaseId).releaseType === 'ALBUM', 100)
  ask('lookup', `How long is the track ${track.title}?`, lengthOf(track))
  const band = pick.nth(labelArtists, one => one.artistType === 'BAND' && !/^the /i.test(one.name), 4)
  ask('lookup', `Who is the manager of ${band.name}?`, told(band, band.manager.name))
}

function date({ ask }: Builder, { recordlabel }: Facts): void {
  const { labelConcerts, labelContracts, labelReleases } = recordlabel
  const month = pick.sized(labelReleases, one => pick.month(one.releaseDate), 3, 8)
  ask('date', `Which releases have a release date in ${pick.monthName(month.key)}?`, gold.set(month.rows))
  const quarter = pick.sized(labelContracts, one => pick.quarter(one.endDate), 4, 9).key
  ask('date', `How many contracts end in ${quarterName(quarter)}?`, gold.count(labelContracts.filter(one => pick.quarter(one.endDate) === quarter).length)) // oxfmt-ignore
  ask('date', 'Which concert with the status announced starts the earliest?', gold.smallest(labelConcerts.filter(one => one.status === 'ANNOUNCED'), one => one.startsAt)) // oxfmt-ignore
}
