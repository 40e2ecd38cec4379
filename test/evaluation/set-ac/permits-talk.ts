import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, champion, nameOf } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at the counter of a permits office, changes, and what cannot be answered. */
export function talkPermits(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { permits }: Facts): void {
  const { officers, applicants, applications, inspections } = permits
  const held = applications.filter(one => one.status === 'OnHold')
  const built = held.filter(one => one.type === 'Building')
  talk(
    'followup',
    ['Which applications are on hold?', gold.set(held)],
    ['Only the ones of the type building, please.', gold.set(built)],
    ['What is their total estimated cost?', gold.money(pick.sum(built, one => one.estimatedCost))],
  )
  const ended = (outcome: string) => inspections.filter(one => one.outcome === outcome)
  talk(
    'followup',
    ['How many inspections failed?', gold.count(ended('Failed').length)],
    ['And how many were conditional?', gold.count(ended('Conditional').length)],
    ['Which inspector did most of those?', champion(officers, one => ended('Conditional').filter(own => own.inspectorId === one.id).length, nameOf)], // oxfmt-ignore
  )
  const isAlone = (id: number) => applicants.filter(one => one.name === pick.find(applicants, id).name).length === 1
  const file = pick.nth(applications, one => isAlone(one.applicantId) && applications.filter(own => own.applicantId === one.applicantId).length > 1, 8) // oxfmt-ignore
  const applicant = pick.find(applicants, file.applicantId)
  const own = applications.filter(one => one.applicantId === applicant.id)
  talk(
    'followup',
    [`Pull up ${file.reference} for me`, gold.record(file)],
    ["Who's the applicant?", called(applicant, applicant.name)],
    ["And what's their phone number?", gold.text(applicant.phone, 'phone')],
    ['How many applications have they made in total?', gold.count(own.length)],
  )
}

function write({ ask, talk }: Builder, { permits, day }: Facts): void {
  const { officers, applications } = permits
  const sound = pick.nth(applications, one => one.status === 'UnderReview', 3)
  ask('write', `${sound.reference} looks fine to me, you can approve it.`, gold.updated('permits.applications', sound, { status: 'Approved' }, ['decidedOn'])) // oxfmt-ignore
  const fresh = pick.nth(applications, one => one.status === 'Submitted', 1)
  const officer = pick.nth(officers, one => one.jobTitle === 'CaseOfficer' && !one.isOnLeave, 3)
  ask('write', `Please assign application ${fresh.reference} to ${nameOf(officer)}.`, gold.updated('permits.applications', fresh, { officerId: officer.id })) // oxfmt-ignore
  const site = pick.nth(applications, one => one.status === 'UnderReview' && one.type !== 'TreeFelling', 1)
  const inspector = pick.nth(officers, one => one.jobTitle === 'Inspector', 2)
  ask('write', `Schedule an inspection for ${site.reference} with ${nameOf(inspector)} on ${pick.dayName(day(16))} at 10:30.`, gold.created('permits.inspections', { applicationId: site.id, inspectorId: inspector.id, scheduledFor: `${day(16)}T10:30:00.000Z` })) // oxfmt-ignore
  talk(
    'write',
    ['I have to register a new applicant', asksBack()],
    ["It's a company, Tideway Sailmakers, phone number +44 1632 960451.", gold.created('permits.applicants', { name: 'Tideway Sailmakers', type: 'Company', phone: '+44 1632 960451' })], // oxfmt-ignore
  )
}

function decline({ ask }: Builder, { permits }: Facts): void {
  const { applicants, applications, objections } = permits
  const drawn = pick.nth(applications, one => one.type === 'Building' && one.status === 'Approved', 4)
  ask('missing', `Which architect drew the plans for ${drawn.reference}?`, unknown())
  ask('unknown', 'What is the status of application PA-10001?', unknown())
  const busy = pick.nth(applicants, one => one.type === 'Company' && new Set(applications.filter(own => own.applicantId === one.id).map(own => own.status)).size > 1, 3) // oxfmt-ignore
  const own = applications.filter(one => one.applicantId === busy.id)
  ask('ambiguous', `What's the status of the application from ${busy.name}?`, either(gold.set(own), gold.set(own, { shows: one => [one.status] }), gold.set(own.map(one => one.status)), clarify())) // oxfmt-ignore
  ask('casual', 'hey wich parking objections got upheld', gold.set(objections.filter(one => one.ground === 'Parking' && one.isUpheld === true))) // oxfmt-ignore
  ask('complete', 'I need the complete list of all tree felling applications that were approved.', gold.set(applications.filter(one => one.type === 'TreeFelling' && one.status === 'Approved'))) // oxfmt-ignore
}
