import { resource, type Model } from '../world.ts'
import { assets, changes, plusDays, requesters, tasks, teams, technicians, tickets, TODAY, works } from './data.ts'
import type { Change, Technician } from './things.ts'

const codeOf = (one: Technician) => `E${one.no}`
const engineer = (one: Technician) => ({ Code: codeOf(one), Name: one.name })
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const PRIORITIES = ['', '1 - Critical', '2 - High', '3 - Moderate', '4 - Low']
const LIFECYCLES = { in_use: 'Deployed', in_stock: 'Stock', in_repair: 'Repair', retired: 'Disposed' }
const PLACES = { remote: 'Remote', on_site: 'OnSite', phone: 'Phone' }
const OUTCOMES = { completed: 'Successful', rolled_back: 'RolledBack', cancelled: 'Cancelled' }

/** What came of a change, and when: nothing yet of one that is to come. */
function outcomeOf({ state, planned }: Change) {
  if (state === 'draft') return {}
  const earliest = plusDays(planned, -12)
  const approved = { ApprovedOn: earliest < TODAY ? earliest : plusDays(TODAY, -5) }
  return state === 'approved' ? approved : { ...approved, ClosedOn: planned, Outcome: OUTCOMES[state] }
}

/** Made in the house: codes for keys, names copied, states from dates and flags, steps inside of changes. */
export const ops: Model = {
  name: 'ops',
  resources: [
    resource({
      path: '/api/Teams',
      things: teams,
      row: one => ({ Code: one.code, Name: one.name, Leader: engineer(one.lead), OnCall: one.phone }),
    }),
    resource({
      path: '/api/Engineers',
      things: technicians,
      row: one => ({
        Code: codeOf(one),
        FullName: one.name,
        Mail: one.email,
        Phone: one.phone,
        TeamCode: one.team.code,
        Site: one.hospital.name,
        Seniority: capital(one.grade),
        StartDate: one.joined,
      }),
    }),
    resource({
      path: '/api/Employees',
      things: requesters,
      row: one => ({
        Id: `U${one.no}`,
        FullName: one.name,
        Mail: one.email,
        Department: one.department,
        Site: one.hospital.name,
        IsVip: one.isVip,
      }),
    }),
    resource({
      path: '/api/Equipment',
      things: assets,
      row: one => ({
        Id: one.tag,
        Model: one.model,
        Kind: capital(one.kind),
        Brand: one.maker,
        Site: one.hospital.name,
        ...(one.user && { User: { Id: `U${one.user.no}`, Name: one.user.name } }),
        Bought: one.bought,
        WarrantyEnd: one.warranty,
        Price: { Amount: one.price, Currency: 'EUR' },
        Lifecycle: LIFECYCLES[one.state],
      }),
    }),
    resource({
      path: '/api/Incidents',
      things: tickets,
      schemas: {
        Priority: { type: 'string', enum: PRIORITIES.slice(1) },
        Stars: { type: 'integer', description: 'Rating by the person, 1 to 5' },
      },
      row: one => ({
        Number: one.number,
        Title: one.title,
        Topic: capital(one.category),
        Priority: PRIORITIES[one.priority],
        ReportedBy: {
          Id: `U${one.requester.no}`,
          Name: one.requester.name,
          Department: one.requester.department,
        },
        ...(one.asset && { EquipmentId: one.asset.tag }),
        Queue: one.team.name,
        ...(one.technician && { Engineer: engineer(one.technician) }),
        Channel: capital(one.channel),
        ReportedOn: one.opened,
        TargetDate: one.due,
        OnHold: one.isWaiting,
        IsOpen: one.resolved === undefined,
        ...(one.resolved !== undefined && { FixedOn: one.resolved }),
        ...(one.stars !== undefined && { Stars: one.stars }),
      }),
    }),
    resource({
      path: '/api/Changes',
      things: changes,
      row: one => ({
        Number: one.number,
        Title: one.title,
        Type: capital(one.kind),
        RiskLevel: capital(one.risk),
        Responsible: engineer(one.owner),
        Site: one.hospital.name,
        PlannedFor: one.planned,
        ...outcomeOf(one),
        Steps: tasks
          .filter(({ change }) => change === one)
          .map(step => ({
            Title: step.title,
            EngineerCode: codeOf(step.technician),
            DueDate: step.due,
            Done: step.isDone,
          })),
      }),
    }),
    resource({
      path: '/api/TimeEntries',
      things: works,
      row: one => ({
        Id: `TE-${one.no}`,
        Incident: one.ticket.number,
        EngineerCode: codeOf(one.technician),
        Date: one.day,
        Hours: one.hours,
        Place: PLACES[one.how],
      }),
    }),
  ],
}
