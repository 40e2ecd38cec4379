import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { more } from '../set-d/readings.ts'
import { nameOf, person, sizes, values } from '../set-s/choose.ts'
import { eachReading } from '../set-ab/readings.ts'
import { talkBlooddrive } from './blooddrive-talk.ts'
import { live } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AL over the blood donations. */
export function askBlooddrive(facts: Facts): Question[] {
  const builder = createQuestions('al', 'blooddrive')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkBlooddrive(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { blooddrive }: Facts): void {
  const { bloodDonors, bloodUnits, donationCentres } = blooddrive
  ask('list', 'List our donation centres in Cork.', gold.set(donationCentres.filter(one => one.city === 'Cork')))
  const sent = bloodUnits.filter(one => one.hospital !== null)
  ask(
    'list',
    'Which hospitals do we supply?',
    values(sent, one => one.hospital!, gold.spelled),
  )
  ask('filter', 'Show me all donors with blood type AB-.', gold.set(bloodDonors.filter(one => one.bloodType === 'AB-')))
  ask('filter', 'Which donors in Cork are paused?', gold.set(bloodDonors.filter(one => one.city === 'Cork' && one.status === 'paused'))) // oxfmt-ignore
  ask('threshold', 'Which mobile centres have more than 6 beds?', gold.set(donationCentres.filter(one => one.kind === 'mobile' && one.beds > 6))) // oxfmt-ignore
  ask('threshold', 'Donors with at least 40 donations', gold.set(bloodDonors.filter(one => one.totalDonations >= 40)))
}

function number({ ask }: Builder, { blooddrive }: Facts): void {
  const { bloodDonors, bloodUnits, donationAppointments, donationCentres } = blooddrive
  ask('count', 'How many appointments were no-shows?', gold.count(donationAppointments.filter(one => one.status === 'no_show').length)) // oxfmt-ignore
  const rare = bloodUnits.filter(one => one.bloodType === 'O-' && one.status === 'available')
  ask('count', 'How many O negative units are available?', gold.count(rare.length))
  ask(
    'top',
    'Who are our 3 oldest donors?',
    gold.ordered(bloodDonors, one => one.birthDate, { count: 3, up: true }),
  )
  ask(
    'top',
    'Which centre has the most beds?',
    gold.largest(donationCentres, one => one.beds),
  )
  const plasma = donationAppointments.filter(one => one.donationType === 'plasma' && one.status === 'completed')
  ask('aggregate', 'What was the average haemoglobin at the completed plasma appointments?', gold.plain(pick.mean(plasma, one => one.haemoglobin))) // oxfmt-ignore
  const wasted = bloodUnits.filter(one => one.status === 'discarded')
  ask('aggregate', 'What percentage of our units was discarded?', gold.percent(pick.ratio(wasted.length, bloodUnits.length))) // oxfmt-ignore
  ask('group', 'How many donors are there per blood type?', gold.map(sizes(bloodDonors, one => one.bloodType, gold.spelled))) // oxfmt-ignore
  const of = (type: string): [gold.Spelled, number] => [gold.spelled(type), bloodDonors.filter(one => one.bloodType === type).length] // oxfmt-ignore
  ask('compare', 'Do we have more donors with A+ or with O+?', more(of('A+'), of('O+')))
}

function join({ ask }: Builder, { blooddrive }: Facts): void {
  const { bloodDonors, bloodUnits, donationAppointments, donationCentres } = blooddrive
  const own = (id: number) => donationAppointments.filter(one => one.donorId === id)
  const giver = person(bloodDonors, one => own(one.id).length > 2, 3)
  ask(
    'join',
    `Show me the appointments of ${nameOf(giver)}.`,
    live(own(giver.id), rows => gold.set(rows)),
  )
  const western = bloodUnits.filter(one => pick.find(bloodDonors, one.donorId).city === 'Waterford')
  ask('join', 'How many units come from donors who live in Waterford?', gold.count(western.length))
  const booked = (id: number) => donationAppointments.filter(one => one.centreId === id && one.status === 'booked')
  const centre = pick.nth(donationCentres, one => booked(one.id).length > 1, 4)
  const people = bloodDonors.filter(one => booked(centre.id).some(visit => visit.donorId === one.id))
  ask(
    'join',
    `Which donors are booked at the ${centre.name}?`,
    gold.either(gold.set(people), gold.set(booked(centre.id))),
  )
  const donor = person(bloodDonors, () => true, 71)
  ask('lookup', `What blood type does ${nameOf(donor)} have?`, told(donor, donor.bloodType, 'bloodType'))
  const place = donationCentres.find(one => one.name === 'Tramore Hall')!
  ask('lookup', `What time does ${place.name} open?`, told(place, openingAs(place.openingTime), 'openingTime'))
}

function date({ ask }: Builder, { blooddrive, day }: Facts): void {
  const { bloodDonors, bloodUnits } = blooddrive
  const kept = bloodUnits.filter(one => one.status === 'available')
  ask('date', 'Which available units expire in the next 10 days?', eachReading(pick.within(kept, one => one.expiresOn, day(0), day(10)), rows => gold.set(rows))) // oxfmt-ignore
  const year = pick.year(day(-1400))!
  ask('date', `How many donors registered in ${year}?`, gold.count(bloodDonors.filter(one => pick.year(one.registeredOn) === year).length)) // oxfmt-ignore
}

/** 14:00 is 2 pm, too. */
const openingAs = (time: string): gold.Spelled => {
  const [hour, minutes] = time.split(':').map(Number)
  const [clock, half] = [hour! % 12 || 12, hour! < 12 ? 'am' : 'pm']
  const short = minutes === 0 ? [`${clock} ${half}`, `${clock}${half}`] : []
  return gold.spelled(
    time,
    `${clock}:${time.slice(3)} ${half}`,
    `${clock}:${time.slice(3)} ${half.toUpperCase()}`,
    ...short,
    ...short.map(one => one.toUpperCase()),
  )
}
