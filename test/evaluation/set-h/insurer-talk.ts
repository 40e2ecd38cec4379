import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold

/** Conversations with the insurer, changes, and what cannot be answered. */
export function talkInsurer({ ask, talk }: ReturnType<typeof createQuestions>, { insurer, today, day }: Facts): void {
  const { policyholders, adjusters } = insurer
  const policies = insurer.policies.filter(one => one.deletedAt === null)
  const claims = insurer.claims.filter(one => one.deletedAt === null)
  const wet = claims.filter(one => one.cause === 'water damage')
  const refused = wet.filter(one => one.status === 50)
  talk(
    'follow-up',
    ['how many claims for water damage were there', gold.count(wet.length)],
    ['which ones were declined?', gold.set(refused)],
    ['what do these add up to?', gold.money(pick.sum(refused, one => one.amountClaimed))],
  )
  const count = (product: number) => gold.count(policies.filter(one => one.product === product).length)
  talk('follow-up', ['how many motor policies do we have?', count(1)], ['and home?', count(2)], ['liability', count(4)])
  const at = (status: number) => gold.count(claims.filter(one => one.status === status).length)
  talk('follow-up', ['how many claims are approved?', at(30)], ['sorry, I meant settled', at(40)])
  const single = pick.nth(policyholders, one => policies.filter(other => other.holderId === one.id).length === 1, 31)
  const policy = pick.nth(policies, one => one.holderId === single.id)
  talk(
    'follow-up',
    [`show me policyholder ${single.fullName}`, gold.record(single)],
    ['which policies do they have?', gold.set([policy])],
    ['when did it start?', gold.text(pick.dayAs(policy.startDate), 'startDate')],
  )
  const storms = claims.filter(one => one.cause === 'storm')
  talk(
    'explain',
    ['what is the average reserve of the storm claims?', gold.money(pick.mean(storms, one => one.reserve))],
    ['where does that number come from?', gold.mentions(['storm'], ['reserve', 'average', 'mean'])],
  )
  ask(
    'help',
    'first week here - what can I look up about policies?',
    gold.mentions(['premium'], ['excess', 'discount']),
  )
  ask(
    'help',
    'what are you able to change on a claim?',
    either(gold.mentions(['approve'], ['decline']), gold.mentions(['reserve'], ['cause', 'amount'])),
  )
  ask(
    'create',
    'new policyholder Marguerite Vantongeren, marguerite@vantongeren.example',
    gold.created('insurer.policyholders', {
      fullName: 'Marguerite Vantongeren',
      email: 'marguerite@vantongeren.example',
    }),
  )
  const driving = pick.nth(policies, one => one.product === 1 && one.state === 1, 4)
  ask(
    'create',
    `report a claim on ${driving.policyNumber}: glass breakage, happened on ${pick.dayName(day(-2))}, 640 euros`,
    gold.created('insurer.claims', {
      policyNumber: driving.policyNumber,
      cause: 'glass breakage',
      incidentDate: day(-2),
      amountClaimed: 640,
    }),
  )
  talk(
    'create',
    ['can you add a policyholder called Bob Slager', gold.all(nowrite(), clarify())],
    ['bob@slager.example', gold.created('insurer.policyholders', { fullName: 'Bob Slager', email: 'bob@slager.example' })], // oxfmt-ignore
  )
  ask(
    'create',
    `write a travel policy for ${policyholders[12]!.fullName} starting ${pick.dayShort(day(12))}, annual premium 89`,
    gold.created('insurer.policies', {
      holderId: policyholders[12]!.id,
      product: 3,
      startDate: day(12),
      annualPremium: 89,
    }),
  )
  const open = claims.filter(one => one.status === 20)
  ask(
    'update',
    `set the reserve of ${open[0]!.claimNumber} to 2500`,
    gold.updated('insurer.claims', open[0]!, { reserve: 2500 }),
  )
  const holder = pick.nth(policyholders, one => one.phone !== null, 44)
  ask(
    'update',
    `${holder.fullName} has a new phone: +32 9 555 0101`,
    either(gold.updated('insurer.policyholders', holder, { phone: '+32 9 555 0101' }), pending()),
  )
  const dear = pick.nth(policies, one => one.state === 1 && one.discountRate === 0, 5)
  ask(
    'update',
    `give ${dear.policyNumber} a 15% discount`,
    gold.updated('insurer.policies', dear, { discountRate: 0.15 }),
  )
  const honest = pick.nth(claims, one => one.status === 20 && !one.suspectedFraud, 1)
  ask(
    'update',
    `pls mark ${honest.claimNumber} as suspected fraud`,
    gold.updated('insurer.claims', honest, { suspectedFraud: true }),
  )
  ask(
    'update',
    `change the address of ${holder.fullName}: Lindenallee 4, 52062 Aachen, DE`,
    either(
      gold.updated('insurer.policyholders', holder, {
        address: { line1: 'Lindenallee 4', postcode: '52062', city: 'Aachen', country: 'DE' },
      }),
      pending(),
    ),
  )
  ask('action', `approve ${open[1]!.claimNumber}`, gold.updated('insurer.claims', open[1]!, { status: 30 }))
  ask(
    'action',
    `Please decline claim ${open[2]!.claimNumber}, the reason is no proof.`,
    gold.updated('insurer.claims', open[2]!, { status: 50, declineReason: 'no proof' }),
  )
  const fresh = pick.nth(claims, one => one.status === 10, 2)
  ask(
    'action',
    `give ${fresh.claimNumber} to ${adjusters[7]!.fullName}`,
    gold.updated('insurer.claims', fresh, { adjusterId: adjusters[7]!.id }, ['status']),
  )
  ask('action', `cancel policy ${driving.policyNumber}`, gold.updated('insurer.policies', driving, { state: 3 }))
  const gone = pick.nth(insurer.claims, one => one.deletedAt !== null, 2)
  ask(
    'action',
    `somebody deleted ${gone.claimNumber} by mistake, restore it`,
    gold.updated('insurer.claims', gone, { deletedAt: null }),
  )
  const settled = pick.nth(claims, one => one.status === 40, 9)
  ask('action', `approve claim ${settled.claimNumber}`, nowrite(true))
  const wrong = pick.nth(claims, one => one.status === 10, 0)
  ask('delete', `delete claim ${wrong.claimNumber}`, gold.updated('insurer.claims', wrong, { deletedAt: today }))
  ask('delete', `remove the policyholder ${policyholders[95]!.fullName}`, gold.all(nowrite(), unknown()))
  ask('unanswerable', `what car does ${policyholders[8]!.fullName} drive?`, unknown())
  ask('unanswerable', 'how many complaints did the ombudsman receive about us?', unknown())
  ask('ambiguous', 'decline the claim', either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', 'change the premium', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'gm! hope the weekend was good :)', gold.smalltalk())
}
