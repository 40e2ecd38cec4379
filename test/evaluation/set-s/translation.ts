import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countryAs, countryName, cut, languageName, nameOf, nth, person, quarterName, short, sizes, measures, spoken, topGroup, usd, values, worded, languageAs } from './choose.ts' // oxfmt-ignore
import { talkTranslation } from './translation-talk.ts'
import { more } from '../set-d/readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set S over the translation agency: kinds and proportions of the development questions, over a service that nobody had seen. */
export function askTranslation(facts: Facts): Question[] {
  const builder = createQuestions('s', 'translation')
  list(builder, facts)
  filter(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  threshold(builder, facts)
  talkTranslation(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects } = translation
  ask('list', 'List all our clients.', gold.set(clients))
  ask('list', 'Show me every certified linguist we have', gold.set(linguists.filter(one => one.isCertified)))
  ask('list', 'Which interpreting projects do we have?', gold.set(projects.filter(one => one.service === 'interpreting'))) // oxfmt-ignore
  const client = pick.nth(clients, one => contacts.filter(own => own.client === one.id).length > 2)
  ask('list', `Who are the contacts at ${client.name}?`, gold.set(contacts.filter(one => one.client === client.id)))
  ask('list', 'What industries do our clients cover?', values(clients, one => one.industry)) // oxfmt-ignore
}

function filter({ ask }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects } = translation
  const country = nth(clients, one => one.country)
  ask('filter', `Which of our clients are in ${countryName(country)}?`, gold.set(clients.filter(one => one.country === country))) // oxfmt-ignore
  const base = nth(linguists, one => one.country, 1)
  ask('filter', `Linguists located in ${base}`, gold.set(linguists.filter(one => one.country === base)))
  const title = nth(contacts, one => one.jobTitle, 2)
  ask('filter', `Show all contacts with the job title ${title}.`, gold.set(contacts.filter(one => one.jobTitle === title))) // oxfmt-ignore
  const pair = pick.sized(clients, one => `${one.industry}/${one.country}`, 2, 9)
  const [industry, place] = pair.key.split('/') as [string, string]
  ask('filter', `Find clients in the ${spoken(industry)} industry in ${countryName(place)}.`, gold.set(pair.rows))
  ask('filter', 'Show subtitling projects with status delivered', gold.set(projects.filter(one => one.service === 'subtitling' && one.status === 'delivered'))) // oxfmt-ignore
  const running = projects.filter(one => one.status === 'in_progress')
  const language = nth(running, one => one.targetLanguage)
  ask('filter', `Which projects into ${languageName(language)} are still in progress?`, gold.set(running.filter(one => one.targetLanguage === language))) // oxfmt-ignore
  ask('filter', `List our clients that are not in ${countryName(country)}.`, gold.set(clients.filter(one => one.country !== country))) // oxfmt-ignore
}

function number({ ask }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects, invoices } = translation
  ask('count', 'How many clients do we have?', gold.count(clients.length))
  ask('count', 'How many projects have been delivered?', gold.count(projects.filter(one => one.status === 'delivered').length)) // oxfmt-ignore
  const base = nth(linguists, one => one.country)
  ask('count', `How many linguists live in ${countryName(base)}?`, gold.count(linguists.filter(one => one.country === base).length)) // oxfmt-ignore
  const title = nth(contacts, one => one.jobTitle, 1)
  ask('count', `How many contacts hold the title ${title}?`, gold.count(contacts.filter(one => one.jobTitle === title).length)) // oxfmt-ignore
  ask('count', 'In how many different countries do we have clients?', gold.count(pick.distinct(clients.map(one => one.country)).length)) // oxfmt-ignore

  const budget = (one: (typeof clients)[number]) => one.annualBudget
  ask('top', 'Which client has the highest annual budget?', gold.largest(clients, budget))
  ask('top', 'Who is the linguist with the lowest rate per word?', gold.smallest(linguists, one => one.ratePerWord)) // oxfmt-ignore
  ask('top', 'Top 5 clients by annual budget', gold.ordered(clients, budget, { count: 5 }))
  ask('top', 'Give me the 3 largest invoices by amount.', gold.ordered(invoices, one => one.amount, { count: 3 })) // oxfmt-ignore
  ask('top', 'Which country has the most clients?', topGroup(clients, one => one.country, countryAs)) // oxfmt-ignore
  ask('top', 'What is the second largest of our clients by employee count?', gold.largest(clients, one => one.employeeCount, { place: 2 })) // oxfmt-ignore

  const open = invoices.filter(one => one.status === 'open')
  ask('aggregate', 'What is the total amount of all open invoices?', gold.money(pick.sum(open, one => one.amount)))
  ask('aggregate', 'What is the average rate per word of the certified linguists?', gold.money(pick.mean(linguists.filter(one => one.isCertified), one => one.ratePerWord))) // oxfmt-ignore
  ask('aggregate', 'What is the median annual budget across all clients?', gold.money(pick.median(clients, budget)))
  const technology = clients.filter(one => one.industry === 'technology')
  ask('aggregate', 'What is the largest employee count among the technology clients?', gold.count(pick.most(technology, one => one.employeeCount), { field: 'employeeCount' })) // oxfmt-ignore
  const industry = nth(clients, one => one.industry, 1)
  ask('aggregate', `Sum the annual budget of the clients in the ${spoken(industry)} industry.`, gold.money(pick.sum(clients.filter(one => one.industry === industry), budget))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all projects is delivered?', gold.percent(pick.ratio(projects.filter(one => one.status === 'delivered').length, projects.length))) // oxfmt-ignore

  ask('group', 'How many clients do we have in each country?', gold.map(sizes(clients, one => one.country, countryAs))) // oxfmt-ignore
  ask('group', 'Break down the projects by status.', gold.map(sizes(projects, one => one.status))) // oxfmt-ignore
  ask('group', 'Total invoice amount per status', gold.map(measures(invoices, one => one.status, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  ask('group', 'What is the average annual budget of clients by industry?', gold.map(measures(clients, one => one.industry, own => pick.mean(own, budget)), 'money')) // oxfmt-ignore
  const industryOf = (id: string) => pick.find(clients, id).industry
  ask('group', 'How many projects do we have per industry of the client?', gold.map(sizes(projects, one => industryOf(one.client)))) // oxfmt-ignore
}

function compare({ ask }: Builder, { translation }: Facts): void {
  const { clients, linguists, projects, invoices } = translation
  const pair = [clients[11]!, clients[29]!] as const
  ask('compare', `Which client has the bigger annual budget, ${pair[0].name} or ${pair[1].name}?`, gold.largest(pair, one => one.annualBudget)) // oxfmt-ignore
  const into = (code: string): [gold.Spelled, number] => [languageAs(code), projects.filter(one => one.targetLanguage === code).length] // oxfmt-ignore
  ask('compare', 'Do we have more projects into Japanese or into Spanish?', more(into('ja'), into('es')))
  ask('compare', 'Compare the number of paid and open invoices.', gold.figures(gold.count(invoices.filter(one => one.status === 'paid').length), gold.count(invoices.filter(one => one.status === 'open').length))) // oxfmt-ignore
  const rating = (isCertified: boolean) => pick.mean(linguists.filter(one => one.isCertified === isCertified), one => one.rating) // oxfmt-ignore
  ask('compare', 'Is the average rating of certified linguists higher than the average rating of linguists who are not certified?', gold.yes(rating(true) > rating(false))) // oxfmt-ignore
}

function join({ ask }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects, assignments, invoices } = translation
  const contactsOf = (id: string) => contacts.filter(one => one.client === id)
  const richest = clients.toSorted((one, other) => other.annualBudget - one.annualBudget)[0]!
  ask('join', 'Who are the contacts of the client with the highest annual budget?', gold.set(contactsOf(richest.id)))
  ask('join', 'Who is the primary contact of the client with the most employees?', gold.set(contactsOf(clients.toSorted((one, other) => other.employeeCount - one.employeeCount)[0]!.id).filter(one => one.isPrimary))) // oxfmt-ignore
  const clientOf = (id: string) => pick.find(clients, id)
  const legal = contacts.filter(one => clientOf(one.client).industry === 'legal')
  const title = nth(legal, one => one.jobTitle)
  ask('join', `List the contacts with the job title ${title} at legal clients.`, gold.set(legal.filter(one => one.jobTitle === title))) // oxfmt-ignore
  const group = pick.sized(projects, one => `${clientOf(one.client).industry}/${clientOf(one.client).country}`, 6, 20)
  const [industry, country] = group.key.split('/') as [string, string]
  const price = cut(group.rows, one => one.price, 0.6)
  ask('join', `Show the projects of ${spoken(industry)} clients in ${countryName(country)} that are worth more than ${usd(price)}.`, gold.set(group.rows.filter(one => one.price > price))) // oxfmt-ignore
  const open = invoices.filter(one => one.status === 'open')
  const debtor = clientOf(nth(open, one => one.client))
  ask('join', `What is the total amount of the open invoices of ${debtor.name}?`, gold.money(pick.sum(open.filter(one => one.client === debtor.id), one => one.amount))) // oxfmt-ignore
  ask('join', 'Which client does the most expensive project belong to?', gold.record(...gold.largest(projects, one => one.price).items.map(one => clientOf((one as (typeof projects)[number]).client)))) // oxfmt-ignore
  const pair = pick.sized(clients, one => `${one.industry}/${one.country}`, 2, 9, 1)
  const [kind, place] = pair.key.split('/') as [string, string]
  ask('join', `I need the e-mail addresses of the primary contacts at ${spoken(kind)} clients in ${countryName(place)}.`, gold.set(pair.rows.flatMap(one => contactsOf(one.id)).filter(one => one.isPrimary))) // oxfmt-ignore
  const land = nth(clients, one => one.country, 1)
  ask('join', `How many contacts do we have at our clients in ${countryName(land)}?`, gold.count(contacts.filter(one => clientOf(one.client).country === land).length)) // oxfmt-ignore
  const work = pick.nth(projects, one => assignments.filter(own => own.project === one.id).length > 1)
  const people = pick.distinct(assignments.filter(one => one.project === work.id).map(one => one.linguist))
  ask('join', `Which linguists are assigned to project ${work.number}?`, gold.set(people.map(id => pick.find(linguists, id)))) // oxfmt-ignore
}

function look({ ask }: Builder, { translation }: Facts): void {
  const { clients, contacts, linguists, projects } = translation
  ask('lookup', `What is the annual budget of ${clients[7]!.name}?`, gold.money(clients[7]!.annualBudget, { field: 'annualBudget' })) // oxfmt-ignore
  ask('lookup', `Which city is client ${clients[20]!.id} in?`, gold.text(clients[20]!.city, 'city'))
  const writer = person(linguists, () => true, 5)
  ask('lookup', `What is the e-mail address of the linguist ${nameOf(writer)}?`, gold.text(writer.email, 'email'))
  ask('lookup', `Look up the contact with the e-mail ${contacts[100]!.email}.`, gold.record(contacts[100]!))
  ask('lookup', `Show me project ${projects[90]!.number}.`, gold.record(projects[90]!))
  const reachable = person(contacts, one => one.phone !== null, 12)
  ask('lookup', `What is the phone number of the contact ${nameOf(reachable)}?`, gold.text(reachable.phone!, 'phone'))
}

function date({ ask }: Builder, { translation, day, today }: Facts): void {
  const { projects, invoices } = translation
  const delivered = projects.filter(one => one.status === 'delivered')
  const month = nth(delivered, one => pick.month(one.deadline)!, 1)
  ask('date', `Which delivered projects have a deadline in ${pick.monthName(month)}?`, gold.set(delivered.filter(one => pick.month(one.deadline) === month))) // oxfmt-ignore
  const quarter = nth(invoices, one => pick.quarter(one.issuedOn)!)
  ask('date', `How many invoices were issued in ${quarterName(quarter)}?`, gold.count(invoices.filter(one => pick.quarter(one.issuedOn) === quarter).length)) // oxfmt-ignore
  const [late, price] = [day(-100), cut(projects, one => one.price, 0.7)]
  ask('date', `List the projects worth more than ${usd(price)} that were ordered after ${pick.dayName(late)}.`, gold.set(projects.filter(one => one.price > price && one.orderedOn > late))) // oxfmt-ignore
  ask('date', `How many open invoices have a due date before ${today}?`, gold.count(invoices.filter(one => one.status === 'open' && one.dueOn < today).length)) // oxfmt-ignore
  ask('date', `Show the localization projects with a deadline between ${pick.dayName(day(-90))} and ${pick.dayName(day(-30))}.`, pick.setWithin(projects.filter(one => one.service === 'localization'), one => one.deadline, day(-90), day(-30))) // oxfmt-ignore
  const year = nth(projects, one => pick.year(one.orderedOn)!)
  ask('date', `What is the total price of the projects that were ordered in ${year}?`, gold.money(pick.sum(projects.filter(one => pick.year(one.orderedOn) === year), one => one.price))) // oxfmt-ignore
}

function threshold({ ask }: Builder, { translation }: Facts): void {
  const { clients, linguists, projects } = translation
  ask('threshold', 'Which clients have an annual budget over $1M?', gold.set(clients.filter(one => one.annualBudget > 1e6))) // oxfmt-ignore
  ask('threshold', 'Linguists with a rate per word below $0.10', gold.set(linguists.filter(one => one.ratePerWord < 0.1))) // oxfmt-ignore
  const staff = cut(clients, one => one.employeeCount, 0.8)
  ask('threshold', `Which clients have at least ${short(staff)} employees?`, gold.set(clients.filter(one => one.employeeCount >= staff))) // oxfmt-ignore
  ask('threshold', `Show rush projects with more than 10,000 words that cost over ${worded(5000)} dollars`, gold.set(projects.filter(one => one.isRush && one.wordCount > 10_000 && one.price > 5000))) // oxfmt-ignore
  ask('threshold', 'How many linguists have a rating of 4.5 or more?', gold.count(linguists.filter(one => one.rating >= 4.5).length)) // oxfmt-ignore
}
