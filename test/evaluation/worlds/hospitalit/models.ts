import { resource, type Model } from '../world.ts'
import { assets, changes, hospitals, plusDays, requesters, tasks, teams, technicians, tickets, TODAY, works } from './data.ts' // oxfmt-ignore
import type { Ticket } from './things.ts'

function stateOf({ technician, isWaiting, resolved }: Ticket): string {
  if (resolved !== undefined) return resolved < plusDays(TODAY, -14) ? 'closed' : 'resolved'
  if (technician === undefined) return 'new'
  return isWaiting ? 'on_hold' : 'in_progress'
}
const PRIORITIES = ['', 'critical', 'high', 'medium', 'low']

/** A bought service desk: a number for everything, keys, states told by name, times in minutes. */
export const desk: Model = {
  name: 'desk',
  resources: [
    resource({
      path: '/hospitals',
      things: hospitals,
      row: one => ({ id: one.no, name: one.name, town: one.town, beds: one.beds }),
    }),
    resource({
      path: '/support_groups',
      things: teams,
      row: one => ({ id: one.no, name: one.name, lead_agent_id: one.lead.no, on_call_phone: one.phone }),
    }),
    resource({
      path: '/agents',
      things: technicians,
      row: one => ({
        id: one.no,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        phone: one.phone,
        support_group_id: one.team.no,
        hospital_id: one.hospital.no,
        level: one.grade,
        hired_on: one.joined,
      }),
    }),
    resource({
      path: '/requesters',
      things: requesters,
      row: one => ({
        id: one.no,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        department: one.department,
        hospital_id: one.hospital.no,
        vip: one.isVip,
      }),
    }),
    resource({
      path: '/assets',
      things: assets,
      schemas: { purchase_price: { type: 'number', description: 'EUR' } },
      row: one => ({
        id: one.no,
        asset_tag: one.tag,
        name: one.model,
        asset_type: one.kind.replace(' ', '_'),
        manufacturer: one.maker,
        hospital_id: one.hospital.no,
        assigned_to_id: one.user?.no ?? null,
        purchased_on: one.bought,
        warranty_expires_on: one.warranty,
        purchase_price: one.price,
        status: one.state,
      }),
    }),
    resource({
      path: '/tickets',
      things: tickets,
      row: one => ({
        id: one.no,
        number: one.number,
        subject: one.title,
        category: one.category.replace(' ', '_'),
        priority: PRIORITIES[one.priority],
        status: stateOf(one),
        requester_id: one.requester.no,
        asset_id: one.asset?.no ?? null,
        support_group_id: one.team.no,
        agent_id: one.technician?.no ?? null,
        source: one.channel,
        created_at: `${one.opened}T${one.time}Z`,
        due_on: one.due,
        resolved_on: one.resolved ?? null,
        satisfaction_rating: one.stars ?? null,
      }),
    }),
    resource({
      path: '/change_requests',
      things: changes,
      row: one => ({
        id: one.no,
        number: one.number,
        title: one.title,
        change_type: one.kind,
        risk: one.risk,
        status: one.state === 'draft' ? 'awaiting_approval' : one.state,
        owner_id: one.owner.no,
        hospital_id: one.hospital.no,
        planned_on: one.planned,
      }),
    }),
    resource({
      path: '/change_tasks',
      things: tasks,
      row: one => ({
        id: one.no,
        change_request_id: one.change.no,
        title: one.title,
        agent_id: one.technician.no,
        due_on: one.due,
        completed: one.isDone,
      }),
    }),
    resource({
      path: '/work_logs',
      things: works,
      row: one => ({
        id: one.no,
        ticket_id: one.ticket.no,
        agent_id: one.technician.no,
        worked_on: one.day,
        minutes: one.hours * 60,
        mode: one.how,
      }),
    }),
  ],
}
