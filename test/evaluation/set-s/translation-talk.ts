import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { apart, champion, countryName, nameOf, nth, person, refuses, refusesPages, topGroup } from './choose.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the translation agency, changes, and what cannot be answered. */
export function talkTranslation(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  converseOfProjects(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
  several(builder, facts)
}

function converse({ talk }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists } = translation
  const budget = (one: (typeof clients)[number]) => one.annualBudget
  const [first, second] = [0, 1].map(index => pick.rank(clients, one => one.country)[index]!) as [pick.Group<string, (typeof clients)[number]>, pick.Group<string, (typeof clients)[number]>] // oxfmt-ignore
  talk(
    'followup',
    [`List our clients in ${countryName(second.key)}.`, gold.set(second.rows)],
    ['How many of those are there?', gold.count(second.rows.length)],
    ['Sort them by annual budget, highest first.', gold.ordered(second.rows, budget)],
  )
  const certified = linguists.filter(one => one.isCertified)
  const base = nth(certified, one => one.country)
  const local = certified.filter(one => one.country === base)
  talk(
    'followup',
    ['Show the certified linguists.', gold.set(certified)],
    [`Only the ones in ${countryName(base)}`, gold.set(local)],
    ['What is their average rating?', gold.plain(pick.mean(local, one => one.rating))],
  )
  const richest = clients.toSorted((one, other) => other.annualBudget - one.annualBudget)
  const there = contacts.filter(one => one.client === richest[0]!.id)
  talk(
    'followup',
    ['Which of our clients has the highest annual budget?', gold.largest(clients, budget)],
    ['Who are the contacts there?', gold.set(there)],
    ['How many of them are there?', gold.count(there.length)],
  )
  const biggest = richest.slice(0, 5).toSorted((one, other) => other.employeeCount - one.employeeCount)[0]!
  talk(
    'followup',
    ['What are the top 5 clients by annual budget?', gold.ordered(clients, budget, { count: 5 })],
    ['Which of those has the most employees?', gold.record(biggest)],
    ['In which city is it?', gold.text(biggest.city, 'city')],
  )
  talk(
    'followup',
    [`How many of our clients are in ${countryName(first.key)}?`, gold.count(first.rows.length)],
    [`What about ${countryName(second.key)}?`, gold.count(second.rows.length)],
  )
}

function converseOfProjects({ talk }: Builder, { translation }: Facts): void {
  const { clients, projects } = translation
  const at = (status: string) => projects.filter(one => one.status === status)
  talk(
    'followup',
    ['How many projects are in progress?', gold.count(at('in_progress').length)],
    ['And how many are quoted?', gold.count(at('quoted').length)],
    ['Which service do most of those belong to?', topGroup(at('quoted'), one => one.service)], // oxfmt-ignore
  )
  const client = pick.nth(clients, one => at('delivered').filter(own => own.client === one.id).length > 2 && projects.some(own => own.client === one.id && own.status !== 'delivered')) // oxfmt-ignore
  const own = projects.filter(one => one.client === client.id)
  const done = own.filter(one => one.status === 'delivered')
  talk(
    'followup',
    [`Show the projects of ${client.name}.`, gold.set(own)],
    ['Which of these are delivered?', gold.set(done)],
    ['What are they worth in total?', gold.money(pick.sum(done, one => one.price))],
  )
  const project = pick.nth(projects, one => one.wordCount > 0, 60)
  talk(
    'followup',
    [`What is the status of project ${project.number}?`, gold.text(apart(project.status), 'status')],
    ['Who is the project manager?', gold.text(project.projectManager, 'projectManager')],
    ['And what is its word count?', gold.count(project.wordCount, { field: 'wordCount' })],
  )
}

function write({ ask, talk }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects, invoices } = translation
  ask('write', 'Create a client: name Larkmoor Test Works, industry retail, country FR, city Nantes, phone +33 2 5550 1020.', gold.created('translation.clients', { name: 'Larkmoor Test Works', industry: 'retail', country: 'FR', city: 'Nantes', phone: '+33 2 5550 1020' })) // oxfmt-ignore
  ask('write', `Add a project called "Fleet manual 2031" with a price of $4,800 for ${clients[21]!.name}, service translation, deadline 2027-05-31.`, gold.created('translation.projects', { name: 'Fleet manual 2031', price: 4800, client: clients[21]!.id, service: 'translation', deadline: '2027-05-31' })) // oxfmt-ignore
  ask('write', `Add Pavel Orlovsky (pavel.orlovsky@clientmail.example) as a contact at ${clients[33]!.name}, job title Marketing Director.`, gold.created('translation.contacts', { firstName: 'Pavel', lastName: 'Orlovsky', email: 'pavel.orlovsky@clientmail.example', jobTitle: 'Marketing Director', client: clients[33]!.id })) // oxfmt-ignore
  const resting = person(linguists, one => one.status === 'active', 8)
  ask('write', `Set the status of the linguist ${nameOf(resting)} to inactive.`, gold.updated('translation.linguists', resting, { status: 'inactive' })) // oxfmt-ignore
  const running = pick.nth(projects, one => one.status === 'in_progress', 1)
  ask('write', `Move project ${running.number} to in review`, gold.updated('translation.projects', running, { status: 'in_review' })) // oxfmt-ignore
  const leaving = contacts[77]!
  ask('write', `Delete the contact with the e-mail ${leaving.email}.`, gold.removed('translation.contacts', leaving))
  const doubtful = person(linguists, () => true, 30)
  talk(
    'write',
    [`I would like to delete the linguist ${nameOf(doubtful)}. Ask me before you do it.`, pending()],
    ['No, leave it.', nowrite()],
  )
  ask('write', 'Delete linguist lin_99999.', refuses())
  ask('write', `Change the amount of invoice ${invoices[10]!.number} to $2,000.`, refuses())
}

function decline({ ask }: Builder, { translation }: Facts): void {
  const { clients } = translation
  ask('missing', `What is the profit margin of ${clients[2]!.name}?`, unknown())
  ask('missing', 'Which of our clients had growing revenue over the last two years?', unknown())
  ask('missing', 'Break down the annual budget of our clients by legal form.', unknown())
  ask('missing', 'List the LinkedIn profiles of our linguists.', unknown())
  ask('unknown', 'What is the annual budget of Quorvex Dynamics?', unknown())
  ask('unknown', 'Who are the contacts at client cli_9999?', either(unknown(), gold.empty()))
  ask('unknown', 'Show me project TP-99999.', unknown())
}

function chat({ ask }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects, assignments } = translation
  const large = clients[40]!
  ask('ambiguous', `How big is ${large.name}?`, either(gold.money(large.annualBudget, { field: 'annualBudget' }), gold.count(large.employeeCount, { field: 'employeeCount' }), gold.record(large), clarify())) // oxfmt-ignore
  const jobs = (id: string) => assignments.filter(one => one.linguist === id).length
  ask('ambiguous', 'Who is our top linguist?', either(gold.largest(linguists, one => one.rating), gold.largest(linguists, one => one.ratePerWord), champion(linguists, one => jobs(one.id), nameOf), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Hi there!', gold.smalltalk())
  ask('smalltalk', 'What kinds of things can I ask you?', gold.smalltalk())
  ask('browser', 'open wikipedia.org', refusesPages())
  ask('browser', 'Make a screenshot of this page', refusesPages())
  ask('browser', 'scroll down and press the next button', refusesPages())
  ask('casual', 'whats the totl anual budget of our clints', gold.money(pick.sum(clients, one => one.annualBudget))) // oxfmt-ignore
  const country = nth(clients, one => one.country, 2)
  ask('casual', `SHOW ME ALL CLIENTS IN ${countryName(country).toUpperCase()}`, gold.set(clients.filter(one => one.country === country))) // oxfmt-ignore
  ask('casual', 'hey can u tell me how many projcts r in reveiw?? thx', gold.count(projects.filter(one => one.status === 'in_review').length)) // oxfmt-ignore
  const firm = pick.nth(clients, one => contacts.filter(own => own.client === one.id).length > 1, 9)
  ask('casual', `who works at ${pick.misspell(firm.name)}`, gold.set(contacts.filter(one => one.client === firm.id)))
}

function several({ ask }: Builder, { translation }: Facts): void {
  const { clients, linguists, projects, invoices } = translation
  const country = nth(clients, one => one.country, 3)
  const there = clients.filter(one => one.country === country)
  ask('multi', `List our clients in ${countryName(country)} and tell me how many there are.`, gold.set(there, { says: [there.length] })) // oxfmt-ignore
  ask('multi', 'What are the highest and the lowest rate per word among our linguists?', gold.figures(gold.money(pick.most(linguists, one => one.ratePerWord)), gold.money(pick.least(linguists, one => one.ratePerWord)))) // oxfmt-ignore
  const open = invoices.filter(one => one.status === 'open')
  const debtor = pick.find(
    clients,
    nth(open, one => one.client, 1),
  )
  const own = open.filter(one => one.client === debtor.id)
  ask('multi', `How many open invoices does ${debtor.name} have, and what are they worth together?`, gold.figures(gold.count(own.length), gold.money(pick.sum(own, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'What is the sum of the prices of all projects?', gold.money(pick.sum(projects, one => one.price)))
  ask('complete', 'List all projects with the status delivered.', gold.set(projects.filter(one => one.status === 'delivered'))) // oxfmt-ignore
  ask('complete', 'How many contacts are there in total?', gold.count(translation.contacts.length))
}
