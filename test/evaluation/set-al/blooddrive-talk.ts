import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'

const { clarify, either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the blood donation service, changes, and what cannot be answered. */
export function talkBlooddrive(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { blooddrive }: Facts): void {
  const { bloodDonors, donationAppointments } = blooddrive
  const giver = person(bloodDonors, one => one.phone !== null && one.lastDonationOn !== null, 37)
  talk(
    'followup',
    [`What is the phone number of ${nameOf(giver)}?`, told(giver, giver.phone!, 'phone')],
    ['When did they last donate?', told(giver, pick.dayAs(giver.lastDonationOn!), 'lastDonationOn')],
    ['And how many donations have they made in total?', gold.count(giver.totalDonations, { field: 'totalDonations' })],
  )
  const booked = donationAppointments.filter(one => one.status === 'booked')
  const of = (type: string) => booked.filter(one => one.donationType === type).length
  talk(
    'followup',
    ['How many appointments are booked at the moment?', gold.count(booked.length)],
    ['How many of those are for plasma?', gold.count(of('plasma'))],
    ['And for platelets?', gold.count(of('platelets'))],
  )
}

function write({ ask }: Builder, { blooddrive, day }: Facts): void {
  const { bloodDonors, bloodUnits, donationCentres } = blooddrive
  const giver = person(bloodDonors, one => one.status === 'active', 28)
  const centre = donationCentres.find(one => one.name === 'Nore Clinic')!
  ask('write', `Book an appointment for ${nameOf(giver)} at the ${centre.name} on ${pick.dayName(day(12))} at 10:30.`, gold.created('blooddrive.donationAppointments', { donorId: giver.id, centreId: centre.id, scheduledAt: `${day(12)}T10:30:00Z` })) // oxfmt-ignore
  const ill = person(bloodDonors, one => one.status === 'active', 66)
  ask('write', `Set the status of donor ${nameOf(ill)} to paused.`, gold.updated('blooddrive.bloodDonors', ill, { status: 'paused' })) // oxfmt-ignore
  const spoilt = pick.nth(bloodUnits, one => one.status === 'available', 15)
  ask('write', `Discard unit ${spoilt.unitNumber}.`, gold.updated('blooddrive.bloodUnits', spoilt, { status: 'discarded' }, ['hospital'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { blooddrive }: Facts): void {
  const { bloodDonors, donationAppointments } = blooddrive
  const giver = person(bloodDonors, () => true, 102)
  ask('missing', `What is ${nameOf(giver)}'s blood pressure?`, unknown())
  ask('unknown', 'Which hospital did unit BU-11111 go to?', unknown())
  const twins = pick.rank(bloodDonors, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the e-mail address of ${twins.key}?`, either(clarify(), gold.set(twins.rows), gold.set(twins.rows.map(one => one.email)))) // oxfmt-ignore
  ask('smalltalk', 'Great, thanks a lot for your help!', gold.smalltalk())
  ask('browser', 'Take a screenshot of our website', refusesPages())
  const off = donationAppointments.filter(one => one.status === 'deferred')
  ask('casual', 'how many apointments got deffered', gold.count(off.length))
}
