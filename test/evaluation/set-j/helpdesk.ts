import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureHelpdesk, relateHelpdesk } from './helpdesk-figures.ts'
import { talkHelpdesk } from './helpdesk-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set J over the help desk: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askHelpdesk(facts: Facts): Question[] {
  const builder = createQuestions('j', 'helpdesk')
  list(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateHelpdesk(builder, facts)
  figureHelpdesk(builder, facts)
  talkHelpdesk(builder, facts)
  return builder.questions
}

const isDone = ({ status }: { status: string }) => status === 'solved' || status === 'closed'

function list({ ask }: Builder, { helpdesk }: Facts): void {
  const { agents, requesters, tickets, organizations, groups } = helpdesk
  ask('conditions', 'tickets on hold', gold.set(tickets.filter(one => one.status === 'hold')))
  ask('conditions', 'Which agents are not available at the moment?', gold.set(agents.filter(one => !one.available)))
  const urgent = tickets.filter(one => one.priority === 'urgent')
  ask(
    'conditions',
    'Would you be so kind as to show me every urgent ticket that is still open?',
    either(gold.set(urgent.filter(one => one.status === 'open')), gold.set(urgent.filter(one => !isDone(one)))),
  )
  ask('conditions', 'vip requesters', gold.set(requesters.filter(one => one.vip)))
  ask('conditions', 'tickets that came in by phone', gold.set(tickets.filter(one => one.channel === 'phone')))
  ask('conditions', 'which of the requesters speak french', gold.set(requesters.filter(one => one.locale === 'fr')))
  ask('conditions', 'everything tagged vpn', gold.set(tickets.filter(one => one.tags.includes('vpn'))))
  ask(
    'logic',
    'high or urgent tickets nobody has picked up yet',
    gold.set(tickets.filter(one => ['high', 'urgent'].includes(one.priority ?? '') && one.assigneeId === null)),
  )
  const hardware = pick.nth(groups, one => one.name === 'Hardware')
  ask(
    'logic',
    'pending tickets of the Hardware group except the low ones',
    either(
      gold.set(tickets.filter(one => one.status === 'pending' && one.groupId === hardware.id && one.priority !== 'low')), // oxfmt-ignore
      gold.set(tickets.filter(one => one.status === 'pending' && one.groupId === hardware.id && one.priority !== 'low' && one.priority)), // oxfmt-ignore
    ),
  )
  ask(
    'missing-values',
    'organizations w/o a default group',
    gold.set(organizations.filter(one => one.defaultGroupId === null)),
  )
  ask('missing-values', 'tickets where no priority was set', gold.set(tickets.filter(one => one.priority === null)))
  ask(
    'missing-values',
    'How many of our agents have never logged in?',
    gold.count(agents.filter(one => one.lastLoginAt === null).length),
  )
}

function bound({ ask }: Builder, { helpdesk }: Facts): void {
  const { tickets, timeEntries, slaPolicies, organizations } = helpdesk
  ask('range', 'tickets that were reopened more than twice', gold.set(tickets.filter(one => one.reopens > 2)))
  ask('range', 'time entries of over two hours', gold.set(timeEntries.filter(one => one.minutesSpent > 120)))
  ask(
    'range',
    'SLA policies with a first reply time of 120 minutes or less',
    gold.set(slaPolicies.filter(one => one.firstReplyTime <= 120)),
  )
  const open = tickets.filter(one => one.status === 'open')
  const left = tickets.filter(one => !isDone(one))
  ask(
    'ranking',
    'which open ticket is the oldest?',
    either(
      gold.smallest(open, one => one.createdAt),
      gold.smallest(left, one => one.createdAt),
    ),
  )
  ask(
    'ranking',
    'top 5 tickets by number of reopens',
    gold.ordered(tickets, one => one.reopens, { count: 5 }),
  )
  ask(
    'ranking',
    'whats the second oldest organization',
    gold.smallest(organizations, one => one.createdAt, 2),
  )
  const [busiest] = pick.rank(tickets, one => one.organizationId)
  const first = pick.find(organizations, busiest!.key)
  ask('ranking', 'which organisation sends us the most tickets?', either(gold.record(first), gold.text(first.name)))
  ask(
    'ranking',
    'the SLA policy with the strictest resolution time',
    gold.smallest(slaPolicies, one => one.resolutionTime),
  )
}

function time({ ask }: Builder, { helpdesk, today, day }: Facts): void {
  const { tickets, organizations, agents, timeEntries } = helpdesk
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'dates',
    `tickets created in ${pick.monthName(month)}`,
    gold.set(tickets.filter(one => pick.month(one.createdAt) === month)),
  )
  const solved = pick.nth(tickets, one => one.solvedAt !== null, 90).solvedAt!.slice(0, 10)
  ask(
    'dates',
    `Which tickets have been solved on ${pick.dayShort(solved)}?`,
    gold.set(tickets.filter(one => one.solvedAt?.startsWith(solved))),
  )
  const year = Number(pick.year(today)) - 1
  ask(
    'dates',
    `organizations that are with us since before ${year}`,
    gold.set(organizations.filter(one => Number(pick.year(one.createdAt)) < year)),
  )
  const yesterday = tickets.filter(one => one.createdAt.startsWith(day(-1)))
  ask('relative-dates', 'how many tickets did we get yesterday?', gold.count(yesterday.length))
  ask(
    'relative-dates',
    'tickets from the last 7 days',
    either(...[-7, -6].map(start => gold.set(tickets.filter(one => one.createdAt >= day(start))))),
  )
  const late = (end: string) => gold.set(tickets.filter(one => !isDone(one) && one.dueAt !== null && one.dueAt < end))
  ask('relative-dates', 'overdue tickets', either(late(today), late(day(1)), late(new Date().toISOString())))
  const away = (start: number) => agents.filter(one => one.lastLoginAt !== null && one.lastLoginAt < day(start))
  const never = agents.filter(one => one.lastLoginAt === null)
  ask(
    'relative-dates',
    "agents who haven't logged in for more than two weeks",
    either(...[-15, -14, -13].flatMap(start => [gold.set(away(start)), gold.set([...away(start), ...never])])),
  )
  const spent = timeEntries.filter(one => pick.month(one.spentOn) === month)
  ask(
    'relative-dates',
    'total minutes we spent on tickets last month',
    gold.plain(pick.sum(spent, one => one.minutesSpent)),
  )
}

function look({ ask }: Builder, { helpdesk }: Facts): void {
  const { tickets, agents, requesters, groups, slaPolicies } = helpdesk
  const held = pick.nth(tickets, one => one.assigneeId !== null, 50)
  const holder = pick.find(agents, held.assigneeId!)
  ask('lookup', `who is the assignee of ticket ${held.id}?`, either(gold.text(holder.name), gold.record(holder)))
  const writer = requesters[61]!
  ask('lookup', `email address of the requester ${pick.misspell(writer.name)}`, gold.text(writer.email, 'email'))
  ask(
    'lookup',
    "what's the resolution time of the Silver policy",
    gold.plain(slaPolicies[1]!.resolutionTime, { field: 'resolutionTime' }),
  )
  ask('lookup', `status of #${tickets[133]!.id}?`, gold.text(tickets[133]!.status, 'status'))
  const called = pick.nth(requesters, one => one.phone !== null, 30)
  ask('lookup', `I need the phone number of ${called.name} pls`, gold.text(called.phone!, 'phone'))
  const member = agents[9]!
  const home = pick.find(groups, member.groupId)
  ask('yes-no', `is ${agents[7]!.name} available?`, gold.yes(agents[7]!.available))
  ask('yes-no', `Is ${member.name} part of ${home.name}?`, gold.yes(true))
  const juno = pick.nth(helpdesk.organizations, one => one.name === 'Juno Airways')
  ask(
    'yes-no',
    'are there any urgent tickets from Juno Airways?',
    gold.yes(tickets.some(one => one.organizationId === juno.id && one.priority === 'urgent')),
  )
  ask(
    'projection',
    'names and email addresses of the team leads',
    gold.set(
      agents.filter(one => one.role === 'team_lead'),
      { shows: one => [one.name, one.email] },
    ),
  )
  ask(
    'projection',
    'just the subject and the status of all tickets of Juno Airways',
    gold.set(
      tickets.filter(one => one.organizationId === juno.id),
      { shows: one => [one.subject, one.status] },
    ),
  )
}
