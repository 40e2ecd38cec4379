import { resource, type Model } from '../../world.ts'
import { comments, entries, people, projects, teamOf, teams, tickets, versions, type Person } from '../data.ts'

const COLUMN = { todo: 'Backlog', doing: 'Doing', review: 'Review', done: 'Done', dropped: 'Discarded' }
const CATEGORY = { bug: 'Defect', feature: 'Feature', chore: 'Chore' }
const AREA: Record<string, string> = { ios: 'iOS', android: 'Android', web: 'Web', server: 'Server' }
const PRIORITY: Record<string, string> = { low: 'Low', medium: 'Normal', high: 'High', critical: 'Critical' }
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const who = ({ login, name }: Person) => ({ Login: login, Name: name })

/** Work items hold their people, product, release and discussion; codes for ids, flags for states, what is missing is absent. */
export const harbor: Model = {
  name: 'harbor',
  resources: [
    resource({
      path: '/Squads',
      things: teams,
      row: one => ({ Code: one.code, Name: one.name, Lead: who(one.lead), Since: one.since }),
    }),
    resource({
      path: '/Staff',
      things: people,
      row: one => ({
        Login: one.login,
        FirstName: one.first,
        LastName: one.last,
        Email: one.email,
        Role: one.job,
        Location: { City: one.city },
        Squad: { Code: teamOf(one).code, Name: one.teamName },
        StartDate: one.joined,
        ...(one.left && { EndDate: one.left }),
        Contract: { HoursPerWeek: one.week },
      }),
    }),
    resource({
      path: '/Products',
      things: projects,
      row: one => ({
        Code: one.key,
        Title: one.name,
        Summary: one.about,
        OwnerSquad: one.team.code,
        ProductOwner: one.lead.login,
        Budget: { Amount: one.budget, Currency: 'EUR' },
        StartDate: one.started,
        Paused: one.state === 'paused',
        Archived: one.state === 'archived',
      }),
    }),
    resource({
      path: '/Releases',
      things: versions,
      row: one => ({
        Id: `REL-${String(one.no).padStart(3, '0')}`,
        Name: one.name,
        ProductCode: one.project.key,
        TargetDate: one.due,
        Shipped: one.released !== null,
        ...(one.released && { ShippedOn: one.released }),
      }),
    }),
    resource({
      path: '/WorkItems',
      things: tickets,
      row: one => ({
        Key: one.key,
        Title: one.title,
        Category: CATEGORY[one.kind],
        Priority: PRIORITY[one.priority],
        Column: COLUMN[one.state],
        Area: AREA[one.platform],
        Tags: one.labels,
        Product: { Code: one.project.key, Title: one.project.name },
        ...(one.version && {
          Release: { Id: `REL-${String(one.version.no).padStart(3, '0')}`, Name: one.version.name },
        }),
        ReportedBy: who(one.reporter),
        ...(one.assignee && { AssignedTo: who(one.assignee) }),
        ...(one.blocker && { DependsOn: one.blocker.key }),
        ...(one.estimate && { EstimatedHours: one.estimate }),
        CreatedAt: `${one.created}T09:30:00Z`,
        ...(one.due && { DueDate: one.due }),
        ...(one.closed && { ClosedAt: `${one.closed}T09:30:00Z` }),
        Discussion: comments
          .filter(({ ticket }) => ticket === one)
          .map(({ writer, at, text }) => ({ Author: writer.login, PostedAt: at, Text: text })),
      }),
    }),
    resource({
      path: '/TimeBookings',
      things: entries,
      row: one => ({
        Id: `TB-${String(one.no).padStart(4, '0')}`,
        WorkItemKey: one.ticket.key,
        WorkItemTitle: one.ticket.title,
        BookedBy: one.person.login,
        Date: one.day,
        Hours: one.hours,
        Activity: capital(one.activity),
      }),
    }),
  ],
}
