import { resource, type Model } from '../../world.ts'
import {
  inRepair,
  isOut,
  items,
  loans,
  members,
  onLoan,
  repairs,
  reservations,
  shifts,
  TODAY,
  volunteers,
  type Member,
  type Thing,
  type Volunteer,
} from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const asset = ({ tag, name }: Thing) => ({ Code: tag, Title: name })
const borrower = ({ no, name }: Member) => ({ Number: `M-${no}`, FullName: name })
const helper = ({ no, name }: Volunteer) => ({ Id: `V-${String(no).padStart(2, '0')}`, Name: name })
const STAGES = { open: 'InProgress', parts: 'AwaitingParts', done: 'Fixed' }
const standing = (one: Member) => (one.isSuspended ? 'Suspended' : one.until < TODAY ? 'Lapsed' : 'Active')

/** Documents: texts as codes, copies of names beside them, moments, charges as lines; what is not there is left out. */
export const commons: Model = {
  name: 'commons',
  resources: [
    resource({
      path: '/api/Assets',
      things: items,
      schemas: { ReplacementCost: EUR, 'Rates.PerWeek': EUR, 'Rates.Deposit': EUR },
      row: one => ({
        ...asset(one),
        Manufacturer: one.maker,
        Group: { Code: one.category.code, Title: one.category.name, MaxDays: one.category.days },
        ReplacementCost: one.value,
        Rates: { PerWeek: one.fee, Deposit: one.deposit },
        Condition: capital(one.condition),
        OnLoan: onLoan(one),
        InWorkshop: inRepair(one),
        AddedOn: one.acquired,
        ...(one.donor && { DonatedBy: borrower(one.donor) }),
      }),
    }),
    resource({
      path: '/api/Borrowers',
      things: members,
      schemas: { 'Tariff.YearlyFee': EUR },
      row: one => ({
        ...borrower(one),
        Contact: { Email: one.email, ...(one.phone && { Phone: one.phone }) },
        Address: { Neighbourhood: one.district },
        Tariff: {
          Name: capital(one.plan),
          YearlyFee: { standard: 48, family: 72, concession: 24 }[one.plan],
        },
        MemberSince: one.joined,
        RenewalDue: one.until,
        Standing: standing(one),
      }),
    }),
    resource({
      path: '/api/Checkouts',
      things: loans,
      schemas: { 'Charges.Amount': EUR },
      row: one => ({
        Ref: `CO-${one.no}`,
        Asset: asset(one.item),
        Borrower: borrower(one.member),
        HandledBy: helper(one.desk),
        CheckedOutAt: `${one.out}T17:20:00Z`,
        DueAt: `${one.due}T18:00:00Z`,
        ...(one.back && { ReturnedAt: `${one.back}T17:45:00Z` }),
        State: isOut(one) ? 'Out' : 'Returned',
        Charges: [{ Kind: 'Hire', Amount: one.fee }, ...(one.late > 0 ? [{ Kind: 'LateFee', Amount: one.late }] : [])],
      }),
    }),
    resource({
      path: '/api/Holds',
      things: reservations,
      row: one => ({
        Ref: `H-${one.no}`,
        Asset: asset(one.item),
        Borrower: borrower(one.member),
        PlacedAt: `${one.placed}T12:05:00Z`,
        Period: { From: one.from, To: one.to },
        Status: capital(one.state),
      }),
    }),
    resource({
      path: '/api/WorkshopTickets',
      things: repairs,
      schemas: { 'Cost.Amount': EUR },
      row: one => ({
        Ref: `WT-${one.no}`,
        Asset: asset(one.item),
        AssignedTo: helper(one.fixer),
        Fault: one.problem,
        Stage: STAGES[one.state],
        OpenedAt: `${one.reported}T18:10:00Z`,
        ...(one.done && { ClosedAt: `${one.done}T13:30:00Z` }),
        ...(one.cost !== undefined && { Cost: { Amount: one.cost, Currency: 'EUR' } }),
      }),
    }),
    resource({
      path: '/api/Volunteers',
      things: volunteers,
      row: one => ({
        ...helper(one),
        Contact: { Email: one.email, Phone: one.phone },
        ...(one.skills.length > 0 && { Skills: one.skills }),
        Since: one.since,
      }),
    }),
    resource({
      path: '/api/RotaEntries',
      things: shifts,
      row: one => ({
        Id: `R-${one.no}`,
        Volunteer: helper(one.volunteer),
        StartsAt: `${one.date}T${one.from}:00Z`,
        EndsAt: `${one.date}T${one.to}:00Z`,
        Hours: one.hours,
        Duty: capital(one.task),
        ...(one.state !== 'planned' && { Attended: one.state === 'done' }),
      }),
    }),
  ],
}
