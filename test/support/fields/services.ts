import { converse, reads } from '../styles/serve.ts'

/** What a service holds: each list by its path, a line of `name:type` for the fields, then the rows, cells parted by `|`. */
type Tables = Record<string, string>

/** `t` text, `i` whole number, `n` number, `b` yes/no, `d` day, `m` moment, `e` one of the values there are; `?` where it may be null. */
const TYPES: Record<string, object> = {
  t: { type: 'string' },
  i: { type: 'integer' },
  n: { type: 'number' },
  b: { type: 'boolean' },
  d: { type: 'string', format: 'date' },
  m: { type: 'string', format: 'date-time' },
}

const readCell = (cell: string, type: string): unknown =>
  cell === '-' ? null : /^[in]/.test(type) ? Number(cell) : type.startsWith('b') ? cell === 'y' : cell

function readTable(text: string): { rows: Record<string, unknown>[]; properties: Record<string, object> } {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s*\|\s*/))
  const fields = ['id:i', ...head!].map(one => one.split(':') as [name: string, type: string, description?: string])
  const rows = lines.map((cells, at) =>
    Object.fromEntries(fields.map(([name, type], i) => [name, i ? readCell(cells[i - 1]!, type) : at + 1])),
  )
  const schemaOf = ([name, type, description]: (typeof fields)[number]) => ({
    ...(type.startsWith('e')
      ? { type: 'string', enum: [...new Set(rows.map(row => row[name]))].filter(one => one !== null) }
      : TYPES[type[0]!]),
    ...(type.endsWith('?') && { nullable: true }),
    ...(description && { description }),
  })
  return { rows, properties: Object.fromEntries(fields.map(field => [field[0], schemaOf(field)])) }
}

/** A conversation with one service by its tables. */
export const talkTo = (name: string, tables: Tables) =>
  converse(
    ...Object.entries(tables).map(([list, text]) => {
      const { rows, properties } = readTable(text)
      return reads(name, `/${list}`, () => rows, { type: 'array', items: { type: 'object', properties } })
    }),
  )

/** Small services with the fields that are commonest in interfaces. Today is 14 May 2025. */
export const SERVICES: Record<string, Tables> = {
  outdoor: {
    products: `
      name:t | manufacturer:t | category:e | weight_g:i | price:n | stock:i | waterproof:b | material:e | color:e | rating:n
      Ridge Tent | Norvik | tents | 2400 | 289 | 4 | y | nylon | green | 4.6
      Vale Tent | Norvik | tents | 3100 | 199 | 0 | y | polyester | orange | 4.1
      Ember Stove | Kalto | stoves | 380 | 59 | 11 | n | steel | black | 4.8
      Loft Bag | Dunmore | sleeping_bags | 950 | 149 | 7 | n | down | blue | 3.9
      Summit Pack | Kalto | backpacks | 1650 | 129 | 2 | y | nylon | black | 4.4`,
  },
  cinema: {
    films: `
      title:t | director:t | release_year:i | runtime_minutes:i | genre:e | original_language:e | score:n | min_age:i
      Salt Road | Mira Okonkwo | 1998 | 131 | drama | English | 8.1 | 12
      Glass Orchard | Ivo Lindqvist | 2016 | 94 | comedy | Swedish | 6.7 | 6
      Night Ferry | Mira Okonkwo | 2021 | 108 | thriller | English | 7.9 | 16
      The Tin Choir | Paolo Ferri | 1983 | 152 | drama | Italian | 8.6 | 12`,
    screenings: `
      film_id:i | hall:e | starts_at:m | ticket_price:n | seats_sold:i
      1 | Blue | 2025-05-14T18:00:00Z | 11 | 40
      2 | Red | 2025-05-14T20:30:00Z | 9 | 65
      3 | Blue | 2025-05-15T20:00:00Z | 12 | 88`,
  },
  rental: {
    cars: `
      plate:t | make:e | model:t | seats:i | fuel_type:e | mileage_km:i | top_speed_kmh:i | daily_rate:n | has_air_conditioning:b | transmission:e | registered_on:d
      KX 101 | Arden | Piccolo | 4 | petrol | 42000 | 165 | 35 | n | manual | 2019-04-02
      KX 102 | Arden | Grande | 7 | diesel | 88000 | 180 | 72 | y | automatic | 2017-09-20
      KX 103 | Voltra | One | 5 | electric | 15000 | 210 | 64 | y | automatic | 2023-01-15
      KX 104 | Belmar | Van | 3 | diesel | 120500 | 150 | 80 | n | manual | 2016-03-11`,
  },
  inn: {
    rooms: `
      name:t | floor:i | capacity:i | area_sqm:n | price_per_night:n | pets_allowed:b | smoking_allowed:b | has_balcony:b | bed_type:e
      Lark | 1 | 2 | 18 | 95 | y | n | n | double
      Heron | 2 | 4 | 34 | 160 | n | n | y | king
      Wren | 2 | 1 | 12 | 70 | n | y | n | single
      Kite | 3 | 3 | 27 | 130 | y | n | y | double`,
  },
  eating: {
    restaurants: `
      name:t | city:e | cuisine:e | rating:n | opened_on:d | has_parking:b | seats:i | head_chef:t | phone:t
      Saffron House | Leeds | Indian | 4.5 | 2009-06-01 | y | 60 | Asha Patel | 0113 555 0101
      Blue Anchor | Hull | Seafood | 4.1 | 1994-03-12 | n | 45 | Tom Pickering | 0148 555 0202
      Forno | Leeds | Italian | 3.8 | 2018-11-23 | n | 80 | Luca Moretti | 0113 555 0303`,
    dishes: `
      name:t | restaurant_id:i | price:n | calories:i | vegetarian:b | spicy:b | preparation_minutes:i
      Lamb Korma | 1 | 14.5 | 780 | n | y | 35
      Chana Masala | 1 | 11 | 520 | y | y | 25
      Fish Stew | 2 | 16 | 450 | n | n | 40
      Margherita | 3 | 9.5 | 850 | y | n | 15`,
  },
  firms: {
    companies: `
      name:t | industry:e | founded_year:i | headquarters_city:e | country:e | employee_count:i | annual_revenue:n | ceo:t | website:t | is_public:b
      Tarn Foods | food | 1962 | Oslo | Norway | 1200 | 88000000 | Berit Dahl | https://tarn.example | n
      Quill Software | software | 2011 | Dublin | Ireland | 340 | 41000000 | Sean Byrne | https://quill.example | y
      Orbex Freight | logistics | 1987 | Rotterdam | Netherlands | 5200 | 310000000 | Femke Visser | https://orbex.example | y`,
  },
  staff: {
    employees: `
      name:t | job_title:t | department:e | salary:n | birth_date:d | hired_on:d | is_active:b | phone_number:t | manager_id:i?
      Clara Boon | Accountant | Finance | 52000 | 1985-02-11 | 2015-09-01 | y | 555-0101 | 3
      Piet Maas | Driver | Logistics | 34000 | 1992-07-30 | 2021-03-15 | y | 555-0102 | 3
      Wanda Kerr | Director | Finance | 98000 | 1970-12-05 | 2004-01-10 | y | 555-0103 | -
      Ruth Abel | Planner | Logistics | 41000 | 1999-10-19 | 2023-06-01 | n | 555-0104 | 3`,
  },
  school: {
    courses: `
      title:t | teacher:t | subject:e | level:e | duration_weeks:i | fee:n | language:e | max_participants:i | enrolled:i | starts_on:d | ends_on:d
      Watercolour | Nadia Rossi | art | beginner | 6 | 120 | English | 12 | 9 | 2025-06-02 | 2025-07-11
      Oil Painting | Nadia Rossi | art | advanced | 10 | 260 | Italian | 8 | 8 | 2025-03-03 | 2025-05-09
      Bookkeeping | Karl Voss | business | beginner | 8 | 310 | German | 20 | 14 | 2025-05-05 | 2025-06-27
      Public Speaking | Ola Berg | business | intermediate | 4 | 90 | English | 15 | 11 | 2025-09-01 | 2025-09-26`,
  },
  bookshop: {
    books: `
      title:t | author:t | publisher:e | published_on:d | page_count:i | genre:e | language:e | price:n | in_stock:b | isbn:t
      The Long Tide | Hana Mori | Fenwick | 2019-05-14 | 412 | novel | English | 14.99 | y | 9780001
      Bread and Iron | Otto Krall | Fenwick | 2003-10-01 | 268 | history | German | 22.5 | n | 9780002
      Small Gods of Rain | Hana Mori | Lindenhof | 2023-02-20 | 305 | poetry | English | 11 | y | 9780003`,
  },
  trails: {
    trails: `
      name:t | region:e | length_km:n | elevation_gain_m:i | difficulty:e | duration_hours:n | dogs_allowed:b | stroller_friendly:b | average_rating:n
      Otter Loop | Lakeland | 6.5 | 120 | easy | 2 | y | y | 4.2
      Crag Traverse | Highfell | 18.2 | 1340 | hard | 8.5 | n | n | 4.9
      Moor Way | Highfell | 12 | 450 | moderate | 4.5 | y | n | 3.7`,
  },
  parts: {
    customers: `
      name:t | email:t | city:e | subscribed:b | joined_on:d
      Ines Duarte | ines@x.example | Porto | y | 2020-01-05
      Joost Bakker | joost@x.example | Utrecht | n | 2022-08-19
      Lena Fuchs | lena@x.example | Graz | y | 2024-11-02`,
    orders: `
      number:t | customer_id:i | status:e | total_amount:n | placed_at:m | expected_delivery:d | paid_at:m?
      A-1 | 1 | ReadyForPickup | 420 | 2025-05-01T09:00:00Z | 2025-05-15 | 2025-05-01T09:05:00Z
      A-2 | 2 | InTransit | 80 | 2025-05-10T09:00:00Z | 2025-05-16 | 2025-05-10T10:00:00Z
      A-3 | 3 | AwaitingPayment | 1250 | 2025-05-12T09:00:00Z | 2025-05-22 | -
      A-4 | 1 | OnHold | 399 | 2025-04-20T09:00:00Z | 2025-05-02 | 2025-04-21T08:00:00Z
      A-5 | 3 | Delivered | 400 | 2025-04-02T09:00:00Z | 2025-04-09 | 2025-04-02T11:00:00Z`,
  },
  tracker: {
    issues: `
      title:t | assignee:t | reporter:t | priority:e | status:e | due_date:d? | estimated_hours:n | created_at:m | updated_at:m
      Fix login | Dana Cole | Uri Stein | high | in_progress | 2025-05-20 | 6 | 2025-05-01T08:00:00Z | 2025-05-13T10:00:00Z
      Write guide | Bob Lyle | Dana Cole | low | to_do | 2025-06-30 | 12 | 2025-04-11T08:00:00Z | 2025-04-12T10:00:00Z
      Move server | Dana Cole | Uri Stein | medium | in_review | 2025-05-09 | 20 | 2025-03-21T08:00:00Z | 2025-05-02T10:00:00Z
      Drop tables | Bob Lyle | Uri Stein | high | done | - | 3 | 2025-02-01T08:00:00Z | 2025-02-20T10:00:00Z`,
  },
  shelter: {
    animals: `
      name:t | species:e | breed:t | born_on:d | weight_kg:n | sex:e | vaccinated:b | owner:t? | arrived_on:d
      Biscuit | dog | Beagle | 2021-03-01 | 11.5 | male | y | Ella Hunt | 2025-01-10
      Onyx | cat | Siamese | 2018-08-12 | 4.2 | female | n | - | 2025-04-02
      Rufus | dog | Mastiff | 2016-05-20 | 62 | male | y | - | 2024-12-24`,
  },
  music: {
    tracks: `
      title:t | artist:t | album:t | length_seconds:i | released_on:d | bpm:i | explicit:b | plays:i
      Low Sun | The Weirs | Tidal | 254 | 2012-09-03 | 92 | n | 120400
      Red Shift | Kaia Moon | Orbit | 198 | 2020-01-17 | 128 | y | 530900
      Paper Boats | The Weirs | Tidal | 311 | 2012-09-03 | 76 | n | 88700`,
  },
  office: {
    contracts: `
      title:t | vendor:t | category:e | monthly_fee:n | currency:e | starts_on:d | expires_on:d | auto_renews:b | signed_by:t
      Cleaning | Sparkle Ltd | services | 900 | GBP | 2023-01-01 | 2025-12-31 | y | Amy Holt
      Printers | Inkwell | hardware | 240 | EUR | 2022-06-01 | 2025-05-31 | n | Raj Nair
      Internet | Fibra | utilities | 130 | GBP | 2024-03-01 | 2027-02-28 | y | Amy Holt`,
  },
  weather: {
    stations: `
      name:t | country:e | elevation_m:i | temperature_c:n | humidity_percent:i | wind_speed_kmh:n | installed_on:d | operator:t
      Fjellbu | Norway | 1120 | -3.5 | 81 | 42 | 2001-07-01 | MetNor
      Playa Sur | Spain | 6 | 24.1 | 60 | 12 | 2015-02-11 | AeroClima
      Drumore | Scotland | 310 | 11 | 92 | 28 | 1988-10-30 | MetNor`,
  },
  workshop: {
    categories: `
      name:t | description:t
      Chairs | Things to sit on
      Tables | Things to sit at`,
    products: `
      name:t | category_id:i | price:n | rating:n | on_hand:i:Finished pieces in the warehouse | discontinued:b
      Stool | 1 | 45 | 4.9 | 3 | n
      Armchair | 1 | 210 | 4.5 | 12 | n
      Desk | 2 | 330 | 4.1 | 1 | n
      Bench | 2 | 150 | 3.2 | 9 | y`,
    invoices: `
      number:t | product_id:i | amount:n | status:e | issued_on:d | due_on:d | paid_on:d?
      I-1 | 1 | 90 | paid | 2025-03-01 | 2025-04-01 | 2025-03-20
      I-2 | 2 | 210 | open | 2025-04-20 | 2025-05-20 | -
      I-3 | 3 | 330 | void | 2025-02-01 | 2025-03-01 | -
      I-4 | 4 | 150 | open | 2025-03-10 | 2025-04-10 | -`,
    boards: `
      title:t | owner:t | created_on:d | archived:b | card_limit:i
      Roadmap | Eve Ash | 2025-01-02 | n | 40
      Backlog | Tim Rook | 2024-07-12 | n | 90`,
  },
  gym: {
    classes: `
      name:t | instructor:t | level:e | starts_at:m | duration_minutes:i | capacity:i | booked:i | room:e | drop_in_fee:n
      Spin Blast | Ivy Crane | advanced | 2025-05-15T18:00:00Z | 45 | 20 | 20 | Studio A | 12
      Slow Flow | Mark Teo | beginner | 2025-05-16T07:30:00Z | 75 | 16 | 9 | Studio B | 9
      Core Lab | Ivy Crane | intermediate | 2025-05-14T12:00:00Z | 30 | 12 | 11 | Studio B | 8`,
  },
  gadgets: {
    phones: `
      model:t | maker:e | screen_size_inches:n | battery_capacity_mah:i | storage_gb:i | weight_g:i | price_eur:n | launched_on:d | has_5g:b | waterproof:b
      Nova 3 | Telor | 6.1 | 4000 | 128 | 174 | 499 | 2023-03-10 | y | n
      Pebble | Minko | 5.4 | 2800 | 64 | 139 | 219 | 2021-09-02 | n | y
      Titan X | Telor | 6.8 | 5200 | 512 | 228 | 1099 | 2024-10-21 | y | y`,
  },
  skyline: {
    buildings: `
      name:t | architect:t | height_m:i | floors:i | completed_year:i | city:e | construction_cost:n | is_listed:b | use:e
      Mercer Tower | Lena Storm | 212 | 51 | 1974 | Detroit | 98000000 | y | offices
      Harbour Point | Otto Weiss | 148 | 38 | 2015 | Baltimore | 240000000 | n | apartments
      Quay House | Lena Storm | 64 | 16 | 1938 | Baltimore | 7000000 | y | hotel`,
  },
  vacancies: {
    jobs: `
      title:t | employer:t | salary_min:n | salary_max:n | employment_type:e | remote:b | posted_on:d | closing_date:d | status:e | contact:t
      Baker | Crumb Co | 24000 | 28000 | FullTime | n | 2025-04-20 | 2025-05-18 | AcceptingApplications | Nell Fry
      Web Designer | Pixelry | 38000 | 52000 | PartTime | y | 2025-05-02 | 2025-06-30 | AcceptingApplications | Sam Oduya
      Plumber | Pipe Dream | 31000 | 36000 | FullTime | n | 2025-02-11 | 2025-03-31 | PositionFilled | Nell Fry`,
  },
  kitchen: {
    recipes: `
      title:t | cuisine:e | servings:i | cooking_minutes:i | calories_per_serving:i | vegan:b | gluten_free:b | difficulty:e | submitted_by:t | rating:n
      Lentil Dal | Indian | 4 | 40 | 380 | y | y | easy | Priya Shah | 4.7
      Beef Stew | French | 6 | 180 | 620 | n | n | medium | Hugo Blanc | 4.2
      Soufflé | French | 2 | 55 | 410 | n | n | hard | Hugo Blanc | 4.5`,
  },
}
