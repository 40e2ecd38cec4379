// A tenth set by a writer who had not seen the engine, frozen before it was first asked: the register and the spread of categories of
// the development questions, with other fields, values and combinations.
export default kit => {
  const {
    absent,
    all,
    alone,
    at,
    avg,
    between,
    clarify,
    count,
    created,
    cut,
    day,
    dayAs,
    dayName,
    desc,
    distinct,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    mapBy,
    max,
    median,
    min,
    money,
    month,
    monthAs,
    monthName,
    nowrite,
    nth,
    num,
    numbered,
    ordered,
    pct,
    pending,
    quarter,
    quarterAs,
    quarterName,
    rank,
    record,
    refuse,
    removed,
    set,
    short,
    sized,
    sizedPair,
    smallest,
    smalltalk,
    stateAs,
    stateName,
    sum,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    usd,
    using,
    values,
    year,
    yes,
  } = kit
  const q = numbered('tenth-')

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const external = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const people = f => alone(f.con, fullName, f.leads, f.tc)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const best = (list, by, answer) => either(largest(list, by).items.map(answer))

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const inState = (list, s) => list.filter(a => a.state === s)
  const share = (part, whole) => (100 * part) / whole
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)
  const createdDay = r => String(r.created_at).slice(0, 10)
  const createdMonth = r => createdDay(r).slice(0, 7)
  const createdYear = r => createdDay(r).slice(0, 4)

  return [
    // ------------------------------------------------------------ list
    q('list', 'List the contacts at all of my accounts.', f => set(f.mine.flatMap(f.tcOf))),
    q('list', 'Which states are my accounts located in?', f => values(f.mine, 'state', stateAs)),
    q('list', 'What sources do our leads come from?', f => values(f.leads, 'source')),
    q(
      'list',
      ...using(
        f => [fits(f.third, a => f.tcOf(a).length > 1, 18)],
        (f, a) => `Show me the contacts of account ${a.id}.`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    q(
      'list',
      ...using(
        f => [fits(customers(f), a => f.conOf(a).length > 3, 88)],
        (f, a) => `Who are our CRM contacts at ${a.name}?`,
        (f, a) => set(f.conOf(a)),
      ),
    ),
    q(
      'list',
      ...using(
        f => [nth(f.acc, 'region', 1)],
        (f, r) => `In which countries of the ${r} region do we have CRM accounts?`,
        (f, r) => values(accountsWith(f, 'region', r), 'country'),
      ),
    ),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 2), nth(f.third, 'state', 3)],
        (f, a, b) => `Show the third-party accounts in ${stateName(a)} or ${stateName(b)}.`,
        (f, a, b) => set(f.third.filter(x => [a, b].includes(x.state))),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'job_title', 'status', 4, 25, 3),
        (f, t, s) => `Find the leads whose job title is ${t} and whose status is ${s}.`,
        (f, t, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.acc, 'country', 8, 20, 4)],
        (f, g) => `List our CRM accounts in ${the(g.key)}.`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'industry', 'source', 5, 20, 2),
        (f, i, s) => `Which ${i} leads came from the source ${s}?`,
        (f, i, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [
          sized(
            f.con.filter(c => c.is_primary),
            'department',
            10,
            80,
          ),
        ],
        (f, g) => `Show all primary contacts in the ${g.key} department.`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).filter(o => o.stage === 'closed-won').length > 1, 52)],
        (f, a) => `Which deals have we won at ${a.name}?`,
        (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-won')),
      ),
    ),
    q('filter', 'Which CRM accounts have no phone number?', f => set(f.acc.filter(a => !a.phone))),
    q('filter', 'Which qualified leads mention a demo in their notes?', f =>
      set(leadsWith(f, 'status', 'qualified').filter(l => /\bdemo\b/i.test(l.notes ?? ''))),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.leads, 'company', 3, 5, 2)],
        (f, g) => `Show me all leads from the company ${g.key}.`,
        (f, g) => set(g.items),
      ),
    ),

    // ------------------------------------------------------------ count
    q(
      'count',
      ...using(
        f => [fits(f.mine, a => f.tcOf(a).length > 2, 5)],
        (f, a) => `How many contacts do we have at account ${a.id}?`,
        (f, a) => count(f.tcOf(a).length),
      ),
    ),
    q('count', 'How many accounts are in the High Value Outreach campaign?', f => count(f.high.length)),
    q('count', 'How many leads have we got from the source Referral?', f =>
      count(leadsWith(f, 'source', 'Referral').length),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'industry', 4)],
        (f, i) => `How many CRM accounts are there in the ${i} industry?`,
        (f, i) => count(accountsWith(f, 'industry', i).length),
      ),
    ),
    q('count', 'From how many different companies do our leads come?', f => count(distinct(f.leads, 'company').length)),
    q('count', 'How many leads have no phone number?', f => count(f.leads.filter(l => !l.phone).length)),

    // ------------------------------------------------------------ top
    q('top', 'Which account in the High Value Outreach campaign has the lowest revenue?', f =>
      smallest(f.high, 'revenue'),
    ),
    q('top', 'Top 5 countries by number of CRM accounts', f =>
      ordered(rank(f.acc, 'country'), 'n', { n: 5, as: g => g.key }),
    ),
    q('top', 'Show me the 4 CRM accounts with the fewest employees.', f =>
      ordered(f.acc, 'employee_count', { n: 4, up: true }),
    ),
    q('top', 'Which source brings us the most qualified leads?', f =>
      topGroup(leadsWith(f, 'status', 'qualified'), 'source'),
    ),
    q('top', 'What is the biggest opportunity that we have lost?', f => largest(lost(f), 'value')),
    q('top', 'What is the most common job title among the territory contacts?', f => topGroup(f.tc, 'job_title')),
    q('top', 'Which opportunity in negotiation has the third highest value?', f =>
      largest(staged(f, 'negotiation'), 'value', { i: 2 }),
    ),

    // ------------------------------------------------------------ aggregate
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'industry', 3)],
        (f, i) => `What is the total annual revenue of the CRM accounts in ${i}?`,
        (f, i) => money(sum(accountsWith(f, 'industry', i), 'annual_revenue')),
      ),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `What is the average number of employees of our CRM accounts in ${the(c)}?`,
        (f, c) => num(avg(accountsWith(f, 'country', c), 'employee_count')),
      ),
    ),
    q('aggregate', 'What is the average value of the opportunities in the proposal stage?', f =>
      money(avg(staged(f, 'proposal'), 'value')),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.third, 'state', 1)],
        (f, s) => `What is the lowest revenue among the third-party accounts in ${stateName(s)}?`,
        (f, s) => money(min(inState(f.third, s), 'revenue'), { field: 'revenue' }),
      ),
    ),
    q('aggregate', 'What is the median score of the leads from the source Trade Show?', f =>
      num(median(leadsWith(f, 'source', 'Trade Show'), 'score')),
    ),
    q('aggregate', 'What percentage of our closed opportunities did we win?', f =>
      pct(share(won(f).length, won(f).length + lost(f).length)),
    ),
    q('aggregate', 'What are all open opportunities worth together?', f => money(sum(open(f), 'value'))),

    // ------------------------------------------------------------ group
    q('group', 'How many third-party accounts are there in each state?', f =>
      mapBy(f.third, 'state', undefined, { as: stateAs }),
    ),
    q('group', 'Show the number of leads per industry.', f => mapBy(f.leads, 'industry')),
    q('group', 'What is the average lead score for each source?', f => mapBy(f.leads, 'source', g => avg(g, 'score'))),
    q('group', 'Total number of employees of the CRM accounts by region', f =>
      mapBy(f.acc, 'region', g => sum(g, 'employee_count')),
    ),
    q(
      'group',
      ...using(
        f => [nth(f.opp, year, 1)],
        (f, y) => `How many opportunities close in each quarter of ${y}?`,
        (f, y) =>
          mapBy(
            f.opp.filter(o => year(o) === y),
            quarter,
            undefined,
            { as: quarterAs },
          ),
      ),
    ),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      ...using(
        f => [nth(f.leads, 'industry', 1), nth(f.leads, 'industry', 4)],
        (f, a, b) => `Do we have more ${b} leads or more ${a} leads?`,
        (f, a, b) =>
          topGroup(
            f.leads.filter(l => [a, b].includes(l.industry)),
            'industry',
          ),
      ),
    ),
    q(
      'compare',
      ...using(
        f => [
          at(customers(f), 140),
          fits(customers(f), a => a.employee_count !== at(customers(f), 140).employee_count, 377),
        ],
        (f, a, b) => `Which CRM account has more employees, ${a.name} or ${b.name}?`,
        (f, a, b) => largest([a, b], 'employee_count'),
      ),
    ),
    q(
      'compare',
      ...using(
        f => {
          const [a, b] = desc([at(ours(f), 8), fits(ours(f), x => x.revenue !== at(ours(f), 8).revenue, 23)], 'revenue')
          return [a, b]
        },
        (f, a, b) => `How much more revenue does ${a.name} have than ${b.name}?`,
        (f, a, b) => money(a.revenue - b.revenue, { abs: true }),
      ),
    ),
    q(
      'compare',
      'Is the average score of the LinkedIn leads higher than the average score of the Cold Call leads?',
      f => yes(avg(leadsWith(f, 'source', 'LinkedIn'), 'score') > avg(leadsWith(f, 'source', 'Cold Call'), 'score')),
    ),

    // ------------------------------------------------------------ join
    q(
      'join',
      ...using(
        f => sizedPair(f.mine.flatMap(f.tcOf), c => f.T(c.account_id).state, 'job_title', 2, 4, 1),
        (f, s, t) => `Which contacts at my accounts in ${stateName(s)} have the job title ${t}?`,
        (f, s, t, list) => set(list),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 4)],
        (f, c) => `What is the total value of the won opportunities of our accounts in ${the(c)}?`,
        (f, c) =>
          money(
            sum(
              accountsWith(f, 'country', c)
                .flatMap(f.oppOf)
                .filter(o => o.stage === 'closed-won'),
              'value',
            ),
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => {
          const [i, c, list] = sizedPair(f.acc, 'industry', 'country', 5, 12, 3)
          const g = sized(list.flatMap(f.conOf), 'department', 3, 8)
          return [i, c, g]
        },
        (f, i, c, g) =>
          `Give me the e-mail addresses of the contacts in the ${g.key} department at ${i} accounts in ${the(c)}.`,
        (f, i, c, g) => set(g.items),
      ),
    ),
    q(
      'join',
      ...using(
        f => [rank(f.acc, 'industry').at(-2).key],
        (f, i) => `How many open opportunities do our ${i} accounts have?`,
        (f, i) => count(accountsWith(f, 'industry', i).flatMap(f.oppOf).filter(isOpen).length),
      ),
    ),
    q('join', 'Which of my accounts have a contact who is Chief Financial Officer?', f =>
      set(f.mine.filter(a => f.tcOf(a).some(c => c.job_title === 'Chief Financial Officer'))),
    ),
    q('join', 'Which CRM account has the highest total value of closed-won opportunities?', f =>
      largest(
        f.acc.filter(a => f.oppOf(a).some(o => o.stage === 'closed-won')),
        a =>
          sum(
            f.oppOf(a).filter(o => o.stage === 'closed-won'),
            'value',
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [at(f.opp, 2310)],
        (f, o) => `Who is the primary contact at the account of opportunity ${o.id}?`,
        (f, o) => set(primary(f, f.A(o.account_id))),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 8)],
        (f, c) => `How many CRM accounts in ${the(c)} have no won opportunity at all?`,
        (f, c) =>
          count(accountsWith(f, 'country', c).filter(a => !f.oppOf(a).some(o => o.stage === 'closed-won')).length),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.third, 'state', 3)],
        (f, s) => `Who are the contacts of the third-party account with the highest revenue in ${stateName(s)}?`,
        (f, s) => best(inState(f.third, s), 'revenue', a => set(f.tcOf(a))),
      ),
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.employee_count, 265)],
        (f, a) => `How many employees does ${a.name} have?`,
        (f, a) => count(a.employee_count, { field: 'employee_count' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(alone(f.tc, fullName, f.con, f.leads), 61)],
        (f, c) => `What is the job title of the territory contact ${c.name}?`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(f.leads, l => l.score, 731)],
        (f, l) => `What score does lead ${l.id} have?`,
        (f, l) => count(l.score, { field: 'score' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.opp, 4120)],
        (f, o) => `When does opportunity ${o.id} close?`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(alone(f.con, 'email', f.leads, f.tc), 1905)],
        (f, c) => `Which CRM contact has the e-mail address ${c.email}?`,
        (f, c) => record(c),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.city && a.city !== a.country, 512)],
        (f, a) => `In which city is ${a.name} based?`,
        (f, a) => text(a.city, { field: 'city' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(external(f), 31)],
        (f, a) => `Is ${a.name} a third-party account?`,
        (f, a) => yes(a.is_third_party),
      ),
    ),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => [sized(f.opp, day, 4, 12, 40)],
        (f, g) => `Which opportunities close on ${dayName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.leads, createdYear, 0)],
        (f, y) => `How many leads were created in the second half of ${y}?`,
        (f, y) => count(f.leads.filter(l => createdDay(l) >= `${y}-07-01` && createdDay(l) <= `${y}-12-31`).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(won(f), quarter, 2)],
        (f, k) => `What is the total value of the closed-won opportunities with a close date in ${quarterName(k)}?`,
        (f, k) =>
          money(
            sum(
              won(f).filter(o => quarter(o) === k),
              'value',
            ),
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => {
          const g = rank(staged(f, 'qualification'), month)[2]
          return [g, cut(g.items, 'value', 0.75)]
        },
        (f, g, v) =>
          `Show the opportunities in qualification that close in ${monthName(g.key)} and are worth more than ${usd(v)}.`,
        (f, g, v) => set(g.items.filter(o => o.value > v)),
      ),
    ),
    q(
      'date',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).length > 4, 117)],
        (f, a) => `Which opportunity of ${a.name} has the latest close date?`,
        (f, a) => largest(f.oppOf(a), day),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.opp, year, 1)],
        (f, y) => `In which month of ${y} do the most opportunities close?`,
        (f, y) =>
          topGroup(
            f.opp.filter(o => year(o) === y),
            month,
            { as: monthAs },
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [sized(f.acc, createdMonth, 10, 24, 5)],
        (f, g) => `Which CRM accounts were created in ${monthName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),

    // ------------------------------------------------------------ threshold
    q(
      'threshold',
      ...using(
        f => {
          const c = nth(f.acc, 'country', 1)
          return [c, cut(accountsWith(f, 'country', c), 'annual_revenue', 0.85)]
        },
        (f, c, v) => `Which CRM accounts in ${the(c)} have an annual revenue of more than ${usd(v)}?`,
        (f, c, v) => set(accountsWith(f, 'country', c).filter(a => a.annual_revenue > v)),
      ),
    ),
    q('threshold', 'Show the leads from Google Ads with a score under 20.', f =>
      set(leadsWith(f, 'source', 'Google Ads').filter(l => l.score < 20)),
    ),
    q('threshold', 'How many opportunities have a value between $100,000 and $150,000?', f =>
      either(between(f.opp, 'value', 1e5, 1.5e5).map(list => count(list.length))),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.third, 'revenue', 0.6)],
        (f, v) => `Third-party accounts with a revenue of ${short(v)} or more`,
        (f, v) => set(f.third.filter(a => a.revenue >= v)),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [
          cut(f.acc, 'employee_count', 0.5, 1),
          cut(
            f.acc.filter(a => a.employee_count < cut(f.acc, 'employee_count', 0.5, 1)),
            'annual_revenue',
            0.95,
            1,
          ),
        ],
        (f, n, v) => `List the CRM accounts with fewer than ${n} employees but an annual revenue above ${usd(v)}.`,
        (f, n, v) => set(f.acc.filter(a => a.employee_count < n && a.annual_revenue > v)),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      thread(
        f => {
          const rich = f.mine.filter(a => a.revenue > 2e6)
          return [rich, rank(rich, 'state')[0]]
        },
        [
          ['Show me my accounts with a revenue above $2M.', (f, rich) => set(rich)],
          [(f, rich, g) => `Which of them are in ${stateName(g.key)}?`, (f, rich, g) => set(g.items)],
          ['Who are their contacts?', (f, rich, g) => set(g.items.flatMap(f.tcOf))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => {
          const list = leadsWith(f, 'source', 'Website')
          return [list, list.filter(l => l.status === 'closed-won')]
        },
        [
          ['How many leads came from the source Website?', (f, list) => count(list.length)],
          ['How many of those are closed-won?', (f, list, sold) => count(sold.length)],
          ['What percentage is that?', (f, list, sold) => pct(share(sold.length, list.length))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [fits(customers(f), a => f.oppOf(a).length > 3, 460)],
        [
          [(f, a) => `List all opportunities of ${a.name}.`, (f, a) => set(f.oppOf(a))],
          ['Which of them is worth the most?', (f, a) => largest(f.oppOf(a), 'value')],
          ['What stage is it in?', (f, a) => best(f.oppOf(a), 'value', o => text(o.stage, { field: 'stage' }))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [rank(f.acc, 'region')[2], rank(f.acc, 'region').at(-1)],
        [
          [(f, a) => `How many CRM accounts are in the ${a.key} region?`, (f, a) => count(a.n)],
          [(f, a, b) => `And in ${b.key}?`, (f, a, b) => count(b.n)],
          ['What is the average annual revenue of those?', (f, a, b) => money(avg(b.items, 'annual_revenue'))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [
          fits(customers(f), a => f.conOf(a).length > 3 && primary(f, a).length === 1 && primary(f, a)[0].phone, 318),
        ],
        [
          [(f, a) => `Who is the primary contact at ${a.name}?`, (f, a) => set(primary(f, a))],
          ['What is their phone number?', (f, a) => text(primary(f, a)[0].phone, { field: 'phone', phone: true })],
          ['Which other contacts do we have at this account?', (f, a) => set(f.conOf(a).filter(c => !c.is_primary))],
        ],
      ),
      {},
    ),
    q('followup', [
      ['Which accounts are in the Tech Transformation campaign?', f => set(f.tech)],
      ['Sort them by revenue, lowest first.', f => ordered(f.tech, 'revenue', { up: true })],
      ['What is their average revenue?', f => money(avg(f.tech, 'revenue'))],
    ]),
    q('followup', [
      [
        'What is the total value of the opportunities in negotiation?',
        f => money(sum(staged(f, 'negotiation'), 'value')),
      ],
      ['And of those in the proposal stage?', f => money(sum(staged(f, 'proposal'), 'value'))],
      ['How many opportunities is that?', f => count(staged(f, 'proposal').length)],
    ]),
    q('followup', [
      ['Break down the leads by source.', f => mapBy(f.leads, 'source')],
      ['Now only the qualified leads, please.', f => mapBy(leadsWith(f, 'status', 'qualified'), 'source')],
      ['Which source has the fewest?', f => topGroup(leadsWith(f, 'status', 'qualified'), 'source', { up: true })],
    ]),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Create a CRM account named Halvorsen Test Rigging: industry Energy, city Stavanger, country Norway, region Europe, 85 employees.',
      created('accounts', {
        name: 'Halvorsen Test Rigging',
        industry: 'Energy',
        city: 'Stavanger',
        country: 'Norway',
        region: 'Europe',
        employee_count: 85,
      }),
    ),
    q(
      'write',
      'Add a new lead: Tobias Renquist from Cobalt Test Foundry, e-mail tobias.renquist@example.com, phone +1-555-010-3321, job title Operations Manager, source Trade Show, score 55.',
      created('leads', {
        first_name: 'Tobias',
        last_name: 'Renquist',
        email: 'tobias.renquist@example.com',
        phone: '+1-555-010-3321',
        company: 'Cobalt Test Foundry',
        job_title: 'Operations Manager',
        source: 'Trade Show',
        score: 55,
      }),
    ),
    q(
      'write',
      f =>
        `Create a $120,000 opportunity "Warehouse beacons 2032" for ${at(customers(f), 183).name} in the stage prospecting, expected to close on June 30, 2027.`,
      f =>
        created('opportunities', {
          name: 'Warehouse beacons 2032',
          value: 120000,
          stage: 'prospecting',
          close_date: '2027-06-30',
          account_id: at(customers(f), 183).id,
        }),
    ),
    q(
      'write',
      'Change the e-mail address of the CRM contact Perpetua Oakhollow to p.oakhollow@example.com.',
      (f, m) => updated('contacts', m.contact.id, { email: 'p.oakhollow@example.com' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Perpetua',
            last_name: 'Oakhollow',
            email: 'perpetua.oakhollow@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      'Set the score of the lead with the e-mail casimir.dunthorpe@example.com to 80.',
      (f, m) => updated('leads', m.lead.id, { score: 80 }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Casimir',
            last_name: 'Dunthorpe',
            email: 'casimir.dunthorpe@example.com',
            status: 'contacted',
            score: 35,
          }),
        },
      },
    ),
    q(
      'write',
      (f, m) => `Change the value of opportunity ${m.deal.id} to $27,500`,
      (f, m) => updated('opportunities', m.deal.id, { value: 27500 }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Lapwing',
            stage: 'qualification',
            value: 21000,
            probability: 0.3,
          }),
        },
      },
    ),
    q('write', 'Delete the opportunity "Placeholder deal Sandpiper".', (f, m) => removed('opportunities', m.deal.id), {
      setup: {
        deal: temp('opportunities', {
          name: 'Placeholder deal Sandpiper',
          stage: 'prospecting',
          value: 8000,
          probability: 0.1,
        }),
      },
    }),
    q(
      'write',
      [
        [
          'Please mark the opportunity "Placeholder deal Heron" as closed-won, but ask me before you change anything.',
          pending,
        ],
        [
          'Yes, please do it.',
          (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-won' }, { mayChange: ['probability'] }),
        ],
      ],
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Heron',
            stage: 'negotiation',
            value: 36000,
            probability: 0.8,
          }),
        },
      },
    ),
    q('write', 'Set the status of lead 99999999 to contacted.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'Add a new opportunity.', () => all(nowrite(), clarify())),
    q(
      'write',
      f => `Delete the territory contact ${at(alone(f.tc, fullName, f.con, f.leads), 90).name}.`,
      () => all(nowrite({ insist: true }), unknown()),
    ),

    // ------------------------------------------------------------ missing
    q('missing', f => `Which sales representative owns opportunity ${at(f.opp, 777).id}?`, unknown),
    q('missing', 'What is the average number of employees of the accounts in my territory?', unknown),
    q('missing', 'How many e-mails did we send to our leads last week?', unknown),
    q('missing', f => `What discount did we give ${at(customers(f), 222).name}?`, unknown),
    q('missing', f => `When is the birthday of the CRM contact ${fullName(at(people(f), 640))}?`, unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `What is the status of the lead ${absent(['Cornelius Thistlebarrow', 'Euphemia Gravenhurst', 'Barnaby Quillon'], [...f.tc, ...f.con, ...f.leads].map(fullName))}?`,
      unknown,
    ),
    q('unknown', 'Show me opportunity 88888888.', unknown),
    q(
      'unknown',
      f =>
        `How many employees does ${absent(
          ['Trevanion Umber', 'Skelwith Paragon', 'Ostrava Nimbus'],
          [...f.all, ...f.acc].map(a => a.name),
        )} have?`,
      unknown,
    ),

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'Who is our biggest customer?', f =>
      either(
        largest(f.acc, 'annual_revenue'),
        largest(f.acc, 'employee_count'),
        largest(f.all, 'revenue'),
        largest(f.mine, 'revenue'),
        largest(f.acc, a =>
          sum(
            f.oppOf(a).filter(o => o.stage === 'closed-won'),
            'value',
          ),
        ),
        largest(f.acc, a => sum(f.oppOf(a), 'value')),
        clarify(),
      ),
    ),
    q('ambiguous', 'How many accounts do we have?', f =>
      either(
        count(f.all.length),
        count(f.acc.length),
        count(f.all.length + f.acc.length),
        figures([f.all.length, f.acc.length]),
        figures([f.mine.length, f.acc.length]),
        figures([f.mine.length, f.third.length, f.acc.length]),
        count(f.mine.length),
        clarify(),
      ),
    ),
    q(
      'ambiguous',
      ...using(
        f => {
          const others = new Set([...f.leads, ...f.tc].map(fullName))
          return [fits(rank(f.con, fullName), g => g.n > 1 && !others.has(g.key) && g.items.every(c => c.phone), 2)]
        },
        (f, g) => `What is the phone number of ${g.key}?`,
        (f, g) => either(clarify(), set(g.items), set(g.items.map(c => c.phone))),
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hi there, how are you?', smalltalk),
    q('smalltalk', 'Who are you and what can you help me with?', smalltalk),
    q('smalltalk', 'Perfect, thank you. Bye!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Open wikipedia.org in the browser', refuse),
    q('browser', 'Scroll down the page and click on the sign-up link', refuse),
    q('browser', 'Go to https://www.example.com/login, type in my user name and press the submit button', refuse),

    // ------------------------------------------------------------ casual
    q('casual', 'how mny leads hav we got frm linkedin?', f => count(leadsWith(f, 'source', 'LinkedIn').length)),
    q(
      'casual',
      ...using(
        f => [fits(customers(f), a => primary(f, a).length === 1, 428)],
        (f, a) => `hi, whos the primary contact at ${a.name.toLowerCase()}? thx`,
        (f, a) => set(primary(f, a)),
      ),
    ),
    q(
      'casual',
      ...using(
        f => [at(territory(f), 44)],
        (f, a) => `WHAT IS THE REVENUE OF ${a.name.toUpperCase()}`,
        (f, a) => money(a.revenue, { field: 'revenue' }),
      ),
    ),
    q(
      'casual',
      'Hello, sorry to bother you. I am putting together the slides for the quarterly review on Monday and there is one figure that I still cannot find anywhere: what is the total value of all the opportunities that we have lost? Many thanks, and have a nice day!',
      f => money(sum(lost(f), 'value')),
    ),
    q('casual', 'top 5 open deals by value plz', f => ordered(open(f), 'value', { n: 5 })),

    // ------------------------------------------------------------ multi-intent
    q('multi', 'How many accounts are in my territory and what is their average revenue?', f =>
      figures([count(f.mine.length), money(avg(f.mine, 'revenue'))]),
    ),
    q(
      'multi',
      ...using(
        f => [fits(customers(f), a => a.website && a.phone, 349)],
        (f, a) => `What are the website and the phone number of ${a.name}?`,
        (f, a) =>
          either(
            all(text(a.website, { field: 'website' }), text(a.phone, { field: 'phone', phone: true })),
            set([a.website, a.phone], { says: [a.website, a.phone] }),
          ),
      ),
    ),
    q('multi', 'What are the average, the highest and the lowest score of the leads from Social Media?', f => {
      const list = leadsWith(f, 'source', 'Social Media')
      return figures([num(avg(list, 'score')), count(max(list, 'score')), count(min(list, 'score'))])
    }),
    q(
      'multi',
      ...using(
        f => [rank(f.third, 'state')[1], rank(f.third, 'state')[2]],
        (f, a, b) => `How many third-party accounts are in ${stateName(a.key)} and how many in ${stateName(b.key)}?`,
        (f, a, b) => figures([count(a.n), count(b.n)]),
      ),
    ),

    // ------------------------------------------------------------ complete
    q(
      'complete',
      ...using(
        f => [rank(f.con, 'department').at(-1)],
        (f, g) => `List every CRM contact in the ${g.key} department.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    q('complete', 'How many employees do all our CRM accounts have in total?', f =>
      count(sum(f.acc, 'employee_count'), { complete: true }),
    ),
    q('complete', 'How many opportunities are there in the CRM altogether?', f =>
      count(f.opp.length, { complete: true }),
    ),
  ]
}
