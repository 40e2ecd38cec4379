import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, refusesPages } from '../set-s/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the cleaning company, changes, and what cannot be answered. */
export function talkCleaningco(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { cleaningco }: Facts): void {
  const { sparkClients, sparkComplaints, sparkJobs, sparkSites } = cleaningco
  const open = sparkComplaints.filter(one => one.status === 'open')
  const grave = open.filter(one => one.severity === 'high')
  talk(
    'followup',
    ['Show me the complaints with the status open.', gold.set(open)],
    ['Only those with a high severity, please.', gold.set(grave)],
    ['How many are left?', gold.count(grave.length)],
  )
  const oldest = gold.smallest(
    sparkClients.filter(one => one.industry === 'logistics'),
    one => one.clientSince,
  )
  const own = sparkSites.filter(one => oldest.items.some(client => (client as { id: string }).id === one.clientId))
  talk(
    'followup',
    ['Which client in the logistics industry has been with us the longest?', oldest],
    ['Which sites do they have?', gold.set(own)],
    ['What is the total monthly fee of these sites?', gold.money(pick.sum(own, one => one.monthlyFee.amount))],
  )
  const priced = (service: string) => gold.money(pick.mean(sparkJobs.filter(one => one.service === service), one => one.price.amount)) // oxfmt-ignore
  talk(
    'followup',
    ['What is the average price of the window cleaning jobs?', priced('window_cleaning')],
    ['And of the carpet cleaning jobs?', priced('carpet_cleaning')],
  )
}

function write({ ask, talk }: Builder, { cleaningco, day }: Facts): void {
  const { sparkComplaints, sparkInvoices, sparkJobs } = cleaningco
  ask('write', 'Add a new client called Ballyhale Architects, industry creative, contact Deirdre Molloy, e-mail d.molloy@ballyhale.example, payment terms 14 days.', gold.created('cleaningco.sparkClients', { name: 'Ballyhale Architects', industry: 'creative', contact: { name: 'Deirdre Molloy', email: 'd.molloy@ballyhale.example' }, paymentTermsDays: 14 })) // oxfmt-ignore
  const moving = pick.nth(sparkJobs, one => one.status === 'scheduled', 4)
  const later = day(34)
  ask('write', `Move job ${moving.number} to ${pick.dayName(later)}.`, gold.updated('cleaningco.sparkJobs', moving, { scheduledOn: later })) // oxfmt-ignore
  const due = pick.nth(sparkInvoices, one => one.status === 'overdue', 3)
  ask('write', `Mark invoice ${due.number} as paid.`, gold.updated('cleaningco.sparkInvoices', due, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
  const twice = pick.nth(sparkComplaints, one => one.status === 'open' && one.severity === 'low')
  talk(
    'write',
    [`Complaint ${twice.number} was entered twice. Please delete it, but ask me first.`, gold.pending()],
    ['Yes, do it.', gold.removed('cleaningco.sparkComplaints', twice)],
  )
}

function decline({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkClients, sparkInvoices, sparkSites } = cleaningco
  ask('missing', `What is the Wi-Fi password at ${sparkSites[17]!.name}?`, gold.unknown())
  ask('missing', 'How many sick days did our cleaners take last year?', gold.unknown())
  ask('unknown', 'What is the total of invoice INV-9876?', gold.unknown())
  const of = (id: string) => sparkSites.filter(one => one.clientId === id)
  const biggest = (figure: (id: string) => number) => champion(sparkClients, one => figure(one.id), one => one.name) // oxfmt-ignore
  ask('ambiguous', 'Who is our biggest client?', gold.either(
    gold.clarify(),
    biggest(id => of(id).length),
    biggest(id => pick.sum(of(id), one => one.monthlyFee.amount)),
    biggest(id => pick.sum(of(id), one => one.floorAreaSqm)),
    biggest(id => pick.sum(sparkInvoices.filter(one => one.clientId === id), one => one.total.amount)),
  )) // oxfmt-ignore
}

function chat({ ask }: Builder, { cleaningco }: Facts): void {
  const { sparkClients, sparkInvoices, sparkSites, sparkVehicles } = cleaningco
  ask('smalltalk', 'Great, thank you, that is all for today!', gold.smalltalk())
  ask('browser', 'Go to our website and press the button Request a quote', refusesPages())
  ask('casual', 'hey how many vehicels r in the workshop rn? thx', gold.count(sparkVehicles.filter(one => one.status === 'workshop').length)) // oxfmt-ignore
  ask(
    'casual',
    'gimme all clints in the law industry pls',
    gold.set(sparkClients.filter(one => one.industry === 'law')),
  )
  const cork = sparkSites.filter(one => one.address.city === 'Cork')
  ask('multi', 'How many sites do we have in Cork, and what is their total floor area?', gold.figures(gold.count(cork.length), gold.plain(pick.sum(cork, one => one.floorAreaSqm)))) // oxfmt-ignore
  ask('complete', 'List all the invoices we have issued.', gold.set(sparkInvoices))
}
