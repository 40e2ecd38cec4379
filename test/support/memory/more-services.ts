import type { Collection } from './memory-registry.ts'
import { createRows, date, flag, int, moment, nullable, num, of, text } from './schemas.ts'

const { r, day } = createRows(99)
// hotel PascalCase
export const rooms = Array.from({ length: 40 }, (_, i) => ({
  RoomId: `R-${100 + i}`,
  RoomNumber: 100 + i,
  RoomType: r.pick(['Single', 'Double', 'Suite', 'Family']),
  Floor: 1 + Math.floor(i / 10),
  NightlyRate: r.whole(60, 500),
  AreaSqm: r.whole(12, 90),
  HasBalcony: r.chance(0.4),
  SmokingAllowed: r.chance(0.2),
  IsAvailable: r.chance(0.6),
  Beds: r.whole(1, 4),
  View: r.pick(['sea', 'garden', 'street']),
  LastCleanedAt: r.moment('2025-05-10', '2025-05-14').toISOString(),
}))
export const guests = Array.from({ length: 45 }, (_, i) => ({
  GuestId: i + 1,
  FirstName: ['Amélie', 'Björn', 'Carlos', 'Dana', 'Erik', 'Fatima', 'Giulia', 'Hans', 'Sarah'][i % 9]!,
  LastName: ['Dupont', 'Larsson', 'Mendez', 'Kim', 'Berg', 'Rahman', 'Rossi', "O'Neill", 'Price', 'Park'][
    (i * 7 + Math.floor(i / 9)) % 10
  ]!,
  Country: r.pick(['France', 'Sweden', 'Mexico', 'South Korea', 'United States', 'Italy', 'Ireland']),
  PreferredLanguage: r.pick(['fr', 'sv', 'es', 'en', 'it']),
  LoyaltyLevel: r.pick(['NONE', 'SILVER', 'GOLD', 'PLATINUM']),
  IsVip: r.chance(0.15),
  NewsletterOptIn: r.chance(0.5),
  DateOfBirth: day('1945-01-01', '2006-01-01'),
  Phone: r.chance(0.25) ? null : `+33 1 44 ${1000 + i}`,
  LoyaltyPoints: r.whole(0, 20000),
}))
export const bookings = Array.from({ length: 140 }, (_, i) => {
  const inn = day('2025-01-01', '2025-07-20')
  const nights = r.whole(1, 14)
  return {
    BookingRef: `BK${2000 + i}`,
    GuestId: 1 + r.whole(0, 44),
    RoomId: `R-${100 + r.whole(0, 39)}`,
    CheckInDate: inn,
    CheckOutDate: new Date(Date.parse(inn) + nights * 864e5).toISOString().slice(0, 10),
    Nights: nights,
    Adults: r.whole(1, 4),
    Children: r.whole(0, 3),
    Status: r.pick(['Confirmed', 'CheckedIn', 'CheckedOut', 'Cancelled', 'NoShow']),
    TotalPrice: r.whole(80, 6000),
    DepositPaid: r.chance(0.5),
    Channel: r.pick(['Direct', 'Booking.com', 'Expedia', 'Travel Agency']),
    SpecialRequests: r.chance(0.6)
      ? null
      : r.pick(['late arrival expected', 'vegan breakfast', 'quiet room please', 'baby cot needed']),
    CancelledAt: r.chance(0.15) ? day('2025-01-01', '2025-05-10') : null,
  }
})
// helpdesk
export const agents = ['Priya Nair', 'Tom Becker', 'Lucía Gómez', 'Sam Park', 'Noor Haddad', 'Viktor Brandt'].map(
  (name, i) => ({
    id: `a${i + 1}`,
    name,
    email: `${name.split(' ')[0]!.toLowerCase()}@help.example`,
    team: ['Tier 1', 'Tier 2', 'Billing Support'][i % 3]!,
    active: i !== 4,
    timezone: ['Europe/Berlin', 'America/New_York'][i % 2]!,
    max_open_tickets: 5 + i * 3,
  }),
)
export const customers = [
  'Bluebird Bakery',
  'Green & Gold Gardens',
  'Marks and Daughters',
  'Apex Robotics',
  'The 39 Steps',
  'Delta',
  'Delta Force Gym',
  'Nova Clinic',
  'Kestrel Air',
  'Red Fox Media',
].map((name, i) => ({
  id: 100 + i,
  name,
  plan: ['starter', 'business', 'enterprise'][i % 3]!,
  country: ['US', 'DE', 'FR', 'NG'][i % 4]!,
  seats: 3 + i * 11,
  mrr: 50 + i * 260,
  trial: i % 4 === 0,
  renewal_date: day('2025-04-01', '2026-03-01'),
  churned_on: i % 5 === 3 ? day('2025-01-01', '2025-05-01') : null,
  account_manager: ['Tom Becker', 'Priya Nair'][i % 2]!,
}))
export const tickets = Array.from({ length: 160 }, (_, i) => {
  const created = r.moment('2025-02-01', '2025-05-14')
  const status = r.pick(['new', 'open', 'pending_customer', 'on_hold', 'solved', 'closed'])
  return {
    id: 9000 + i,
    subject: r.pick([
      'Cannot log in',
      'Invoice is wrong',
      'Feature request: dark mode',
      'App crashes on start',
      'Password reset mail missing',
      'How to export data',
    ]),
    customer_id: 100 + r.whole(0, 9),
    assignee_id: r.chance(0.2) ? null : `a${1 + r.whole(0, 5)}`,
    status,
    priority: r.pick(['low', 'normal', 'high', 'urgent']),
    channel: r.pick(['email', 'chat', 'phone']),
    created_at: created.toISOString(),
    first_response_minutes: r.chance(0.1) ? null : r.whole(1, 2000),
    resolved_at: ['solved', 'closed'].includes(status)
      ? new Date(created.getTime() + r.whole(1, 200) * 36e5).toISOString()
      : null,
    due_at: r.chance(0.3) ? null : new Date(created.getTime() + r.whole(1, 30) * 864e5).toISOString(),
    satisfaction: r.chance(0.5) ? null : r.whole(1, 5),
    escalated: r.chance(0.12),
    reopened_count: r.whole(0, 3),
    sla_breached: r.chance(0.2),
    tags: ['vip', 'bug', 'refund', 'mobile'].filter(() => r.chance(0.2)),
  }
})
// school
export const students = Array.from({ length: 60 }, (_, i) => ({
  studentNumber: 70000 + i,
  givenName: ['Lena', 'Omar', 'Yuki', 'Peter', 'Sofia', 'Max', 'Chloe', 'Ivan', 'Rosa', 'Jack', 'Summer', 'Art'][
    i % 12
  ]!,
  familyName: ['Baker', 'Cook', 'Wood', 'Hill', 'Young', 'Long', 'Field', 'West'][(i * 5 + Math.floor(i / 12)) % 8]!,
  gradeLevel: r.whole(9, 12),
  gpa: r.whole(150, 400) / 100,
  enrolledOn: day('2021-08-01', '2025-02-01'),
  isInternational: r.chance(0.3),
  hasScholarship: r.chance(0.25),
  attendanceRate: r.whole(60, 100) / 100,
  guardianEmail: r.chance(0.2) ? null : `g${i}@mail.example`,
  homeroom: r.pick(['A1', 'A2', 'B1', 'B2']),
  tuitionOwed: r.chance(0.6) ? 0 : r.whole(100, 9000),
  heightCm: r.whole(145, 195),
  graduated: r.chance(0.1),
}))
export const courses = ['Algebra', 'Biology', 'World History', 'Art', 'Physical Education', 'Computer Science'].map(
  (title, i) => ({
    courseCode: ['MAT-101', 'BIO-201', 'HIS-110', 'ART-100', 'PE-1', 'CS-300'][i]!,
    title,
    credits: 2 + (i % 4),
    department: ['Math', 'Science', 'Humanities', 'Arts', 'Sports', 'Science'][i]!,
    isElective: i > 2,
    capacity: 20 + i * 5,
    online: i % 2 === 1,
    description: [
      'Equations and functions',
      'Cells, genetics and evolution',
      'From antiquity to the cold war',
      'Painting and sculpture',
      'Fitness and team games',
      'Programming and algorithms',
    ][i]!,
  }),
)
export const enrollments = Array.from({ length: 150 }, (_, i) => ({
  id: i + 1,
  studentNumber: 70000 + r.whole(0, 59),
  courseCode: r.pick(courses).courseCode,
  semester: r.pick(['FALL_2024', 'SPRING_2025']),
  grade: r.chance(0.2) ? null : r.pick(['A', 'B', 'C', 'D', 'F']),
  passed: r.chance(0.8),
  droppedAt: r.chance(0.1) ? day('2024-09-01', '2025-04-01') : null,
  hoursPerWeek: r.whole(2, 10),
}))
/** Three services in styles of their own: a hotel, a help desk and a school. */
export const moreServices: Record<string, Collection[]> = {
  hotel: [
    {
      path: '/rooms',
      properties: {
        RoomId: text,
        RoomNumber: int,
        RoomType: text,
        Floor: int,
        NightlyRate: { ...num, description: 'EUR per night' },
        AreaSqm: num,
        HasBalcony: flag,
        SmokingAllowed: flag,
        IsAvailable: flag,
        Beds: int,
        View: text,
        LastCleanedAt: moment,
      },
      rows: rooms,
    },
    {
      path: '/guests',
      properties: {
        GuestId: int,
        FirstName: text,
        LastName: text,
        Country: text,
        PreferredLanguage: text,
        LoyaltyLevel: of('NONE', 'SILVER', 'GOLD', 'PLATINUM'),
        IsVip: flag,
        NewsletterOptIn: flag,
        DateOfBirth: date,
        Phone: nullable,
        LoyaltyPoints: int,
      },
      rows: guests,
    },
    {
      path: '/bookings',
      properties: {
        BookingRef: text,
        GuestId: int,
        RoomId: text,
        CheckInDate: date,
        CheckOutDate: date,
        Nights: int,
        Adults: int,
        Children: int,
        Status: of('Confirmed', 'CheckedIn', 'CheckedOut', 'Cancelled', 'NoShow'),
        TotalPrice: { ...num, description: 'EUR' },
        DepositPaid: flag,
        Channel: text,
        SpecialRequests: nullable,
        CancelledAt: { ...date, type: ['string', 'null'] },
      },
      rows: bookings,
    },
  ],
  desk: [
    {
      path: '/agents',
      properties: {
        id: text,
        name: text,
        email: { ...text, format: 'email' },
        team: text,
        active: flag,
        timezone: text,
        max_open_tickets: int,
      },
      rows: agents,
    },
    {
      path: '/customers',
      properties: {
        id: int,
        name: text,
        plan: of('starter', 'business', 'enterprise'),
        country: text,
        seats: int,
        mrr: { ...num, description: 'Monthly recurring revenue in USD' },
        trial: flag,
        renewal_date: date,
        churned_on: { ...date, type: ['string', 'null'] },
        account_manager: text,
      },
      rows: customers,
    },
    {
      path: '/tickets',
      properties: {
        id: int,
        subject: text,
        customer_id: int,
        assignee_id: { type: ['string', 'null'], description: 'Agent' },
        status: of('new', 'open', 'pending_customer', 'on_hold', 'solved', 'closed'),
        priority: of('low', 'normal', 'high', 'urgent'),
        channel: of('email', 'chat', 'phone'),
        created_at: moment,
        first_response_minutes: { type: ['integer', 'null'] },
        resolved_at: { ...moment, type: ['string', 'null'] },
        due_at: { ...moment, type: ['string', 'null'] },
        satisfaction: { type: ['integer', 'null'], description: '1 to 5 stars' },
        escalated: flag,
        reopened_count: int,
        sla_breached: flag,
        tags: { type: 'array', items: text },
      },
      rows: tickets,
    },
  ],
  school: [
    {
      path: '/students',
      properties: {
        studentNumber: int,
        givenName: text,
        familyName: text,
        gradeLevel: int,
        gpa: num,
        enrolledOn: date,
        isInternational: flag,
        hasScholarship: flag,
        attendanceRate: { ...num, maximum: 1 },
        guardianEmail: { ...nullable, format: 'email' },
        homeroom: text,
        tuitionOwed: { ...num, description: 'USD' },
        heightCm: int,
        graduated: flag,
      },
      rows: students,
    },
    {
      path: '/courses',
      properties: {
        courseCode: text,
        title: text,
        credits: int,
        department: text,
        isElective: flag,
        capacity: int,
        online: flag,
        description: text,
      },
      rows: courses,
    },
    {
      path: '/enrollments',
      properties: {
        id: int,
        studentNumber: int,
        courseCode: text,
        semester: text,
        grade: nullable,
        passed: flag,
        droppedAt: { ...date, type: ['string', 'null'] },
        hoursPerWeek: int,
      },
      rows: enrollments,
    },
  ],
}
