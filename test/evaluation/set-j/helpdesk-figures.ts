import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups as groupsOf, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const isDone = ({ status }: { status: string }) => status === 'solved' || status === 'closed'

/** Questions that need several of its lists. */
export function relateHelpdesk({ ask }: Builder, { helpdesk }: Facts): void {
  const { tickets, agents, requesters, organizations, groups, satisfactionRatings, timeEntries } = helpdesk
  const org = (name: string) => pick.nth(organizations, one => one.name === name).id
  const group = (name: string) => pick.nth(groups, one => one.name === name).id
  ask(
    'join',
    'tickets from Bluefin Seafood',
    gold.set(tickets.filter(one => one.organizationId === org('Bluefin Seafood'))),
  )
  const member = agents[12]!
  const home = pick.find(groups, member.groupId)
  ask('join', `which group does ${member.name} belong to?`, either(gold.text(home.name), gold.record(home)))
  const ofGroup = new Set(tickets.filter(one => one.groupId === group('Billing Desk')).map(one => one.id))
  ask(
    'join',
    'bad ratings for tickets of the Billing Desk',
    gold.set(satisfactionRatings.filter(one => one.score === 'bad' && ofGroup.has(one.ticketId))),
  )
  const busy = pick.find(agents, pick.rank(tickets.filter(one => one.status === 'open'), one => one.assigneeId)[0]!.key) // oxfmt-ignore
  ask(
    'join',
    `open tickets assigned to ${busy.name}`,
    gold.set(tickets.filter(one => one.status === 'open' && one.assigneeId === busy.id)),
  )
  const premium = new Set(organizations.filter(one => one.supportTier === 'premium').map(one => one.id))
  ask(
    'join',
    'Requesters from premium organizations',
    gold.set(requesters.filter(one => one.organizationId !== null && premium.has(one.organizationId))),
  )
  const ofGrantley = new Set(tickets.filter(one => one.organizationId === org('Grantley Motors')).map(one => one.id))
  const spent = timeEntries.filter(one => ofGrantley.has(one.ticketId))
  ask(
    'join',
    'how many minutes have we spent on tickets of Grantley Motors in total?',
    gold.plain(pick.sum(spent, one => one.minutesSpent)),
  )
  const holders = (test: (one: { status: string }) => boolean) =>
    new Set(tickets.filter(test).map(one => one.assigneeId))
  const free = [holders(one => one.status === 'pending')].map(set => agents.filter(one => !set.has(one.id)))
  ask('join', 'agents who have no pending tickets', either(...free.map(rows => gold.set(rows))))
  const unhappy = new Set(satisfactionRatings.filter(one => one.score === 'bad').map(one => one.requesterId))
  ask(
    'join',
    'who gave us a bad rating? i need the requesters',
    gold.set(requesters.filter(one => unhappy.has(one.id))),
  )
  const vips = new Set(requesters.filter(one => one.vip).map(one => one.id))
  ask('join', 'unsolved tickets of vips', gold.set(tickets.filter(one => vips.has(one.requesterId) && !isDone(one))))
  const gold11 = tickets.filter(one => one.slaPolicyId === 11)
  ask('join', 'how many tickets run under the Gold SLA', gold.count(gold11.length))
  ask(
    'join',
    'team lead of the Escalations group?',
    gold.record(pick.nth(agents, one => one.role === 'team_lead' && one.groupId === group('Escalations'))),
  )
}

/** Figures over the help desk. */
export function figureHelpdesk({ ask }: Builder, { helpdesk }: Facts): void {
  const { tickets, agents, groups, organizations, satisfactionRatings, timeEntries } = helpdesk
  ask('aggregate', 'average time spent per time entry', gold.plain(pick.mean(timeEntries, one => one.minutesSpent)))
  const billable = pick.sum(
    timeEntries.filter(one => one.billable),
    one => one.minutesSpent,
  )
  ask(
    'aggregate',
    'how much billable time did we log all in all',
    either(gold.plain(billable), gold.plain(billable / 60), gold.plain(Math.round((100 * billable) / 60) / 100)),
  )
  ask('aggregate', 'how many tickets are there', gold.count(tickets.length))
  ask(
    'aggregate',
    'Please give me the average number of reopens of the closed tickets.',
    gold.plain(
      pick.mean(
        tickets.filter(one => one.status === 'closed'),
        one => one.reopens,
      ),
    ),
  )
  ask(
    'share',
    'what percentage of the ratings is good?',
    gold.percent(pick.ratio(satisfactionRatings.filter(one => one.score === 'good').length, satisfactionRatings.length)), // oxfmt-ignore
  )
  ask(
    'share',
    'share of tickets that reached us by email',
    gold.percent(pick.ratio(tickets.filter(one => one.channel === 'email').length, tickets.length)),
  )
  ask(
    'group',
    'tickets by status',
    gold.map(pick.rank(tickets, one => one.status).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'number of agents per group',
    gold.map(groups.map(one => [one.name, agents.filter(other => other.groupId === one.id).length])),
  )
  const large = pick.rank(tickets, one => one.organizationId).filter(({ rows }) => rows.length > 15)
  ask(
    'group',
    'which organizations have more than 15 tickets?',
    either(
      gold.set(large.map(({ key }) => pick.find(organizations, key))),
      groupsOf(large.map(({ key, rows }) => [pick.find(organizations, key).name, rows.length])),
    ),
  )
  ask(
    'group',
    'minutes spent per agent',
    gold.map(
      pick
        .rank(timeEntries, one => one.agentId)
        .map(({ key, rows }) => [pick.find(agents, key).name, pick.sum(rows, one => one.minutesSpent)]),
      'plain',
    ),
  )
  const by = (channel: string) => tickets.filter(one => one.channel === channel).length
  ask('compare', 'do we get more tickets by chat or by phone?', more([gold.spelled('chat'), by('chat')], [gold.spelled('phone'), by('phone')])) // oxfmt-ignore
  const open = (name: string) => tickets.filter(one => one.status === 'open' && pick.find(groups, one.groupId).name === name).length // oxfmt-ignore
  ask(
    'compare',
    'who has more open tickets, Network Team or Hardware?',
    more([gold.spelled('Network Team', 'Network'), open('Network Team')], [gold.spelled('Hardware'), open('Hardware')]),
  )
}
