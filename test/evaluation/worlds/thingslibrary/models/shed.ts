import { resource, type Model } from '../../world.ts'
import {
  categories,
  inRepair,
  items,
  loans,
  members,
  onLoan,
  repairs,
  reservations,
  shifts,
  volunteers,
  type Thing,
} from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const stateOf = (item: Thing) => (inRepair(item) ? 'in_repair' : onLoan(item) ? 'on_loan' : 'available')
const STAGES = { open: 'open', parts: 'waiting_for_parts', done: 'done' }

/** Tables as they are: numbers as ids, keys to everything, days without times, null for what is not there. */
export const shed: Model = {
  name: 'shed',
  resources: [
    resource({
      path: '/categories',
      things: categories,
      row: one => ({ id: one.no, name: one.name, loan_days: one.days, shelf: one.shelf }),
    }),
    resource({
      path: '/items',
      things: items,
      schemas: { replacement_value: EUR, deposit: EUR, weekly_fee: EUR },
      row: one => ({
        id: one.no,
        asset_tag: one.tag,
        name: one.name,
        brand: one.maker,
        category_id: one.category.no,
        replacement_value: one.value,
        deposit: one.deposit,
        weekly_fee: one.fee,
        condition: one.condition,
        status: stateOf(one),
        acquired_on: one.acquired,
        donated_by_member_id: one.donor?.no ?? null,
      }),
    }),
    resource({
      path: '/members',
      things: members,
      row: one => ({
        id: one.no,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        phone: one.phone ?? null,
        neighbourhood: one.district,
        membership_type: one.plan,
        joined_on: one.joined,
        valid_until: one.until,
        is_suspended: one.isSuspended,
      }),
    }),
    resource({
      path: '/loans',
      things: loans,
      schemas: { fee: EUR, late_fee: EUR },
      row: one => ({
        id: one.no,
        item_id: one.item.no,
        member_id: one.member.no,
        issued_by_volunteer_id: one.desk.no,
        loaned_on: one.out,
        due_on: one.due,
        returned_on: one.back ?? null,
        fee: one.fee,
        late_fee: one.late,
      }),
    }),
    resource({
      path: '/reservations',
      things: reservations,
      row: one => ({
        id: one.no,
        item_id: one.item.no,
        member_id: one.member.no,
        reserved_on: one.placed,
        wanted_from: one.from,
        wanted_until: one.to,
        status: one.state,
      }),
    }),
    resource({
      path: '/repairs',
      things: repairs,
      schemas: { cost: { type: ['number', 'null'], description: 'EUR' } },
      row: one => ({
        id: one.no,
        item_id: one.item.no,
        volunteer_id: one.fixer.no,
        problem: one.problem,
        status: STAGES[one.state],
        reported_on: one.reported,
        finished_on: one.done ?? null,
        cost: one.cost ?? null,
      }),
    }),
    resource({
      path: '/volunteers',
      things: volunteers,
      row: one => ({
        id: one.no,
        name: one.name,
        email: one.email,
        phone: one.phone,
        skills: one.skills,
        started_on: one.since,
      }),
    }),
    resource({
      path: '/shifts',
      things: shifts,
      row: one => ({
        id: one.no,
        volunteer_id: one.volunteer.no,
        shift_date: one.date,
        start_time: one.from,
        end_time: one.to,
        hours: one.hours,
        task: one.task,
        status: one.state === 'missed' ? 'no_show' : one.state,
      }),
    }),
  ],
}
