// An eleventh set by a writer who had not seen the engine, frozen before it was first asked: the register and the spread of categories
// of the development questions, with other fields, values and combinations.
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
    quarterName,
    rank,
    record,
    refuse,
    removed,
    set,
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
    worded,
    year,
    yes,
  } = kit
  const q = numbered('eleventh-')
  const none = () => set([], { none: true })

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const known = f => alone(f.con, fullName, f.leads, f.tc)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const best = (list, by, answer) => either(largest(list, by).items.map(answer))

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const ofRegion = (f, r) => f.opp.filter(o => f.A(o.account_id)?.region === r)
  const share = (part, whole) => (100 * part) / whole
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)
  const createdDay = r => String(r.created_at).slice(0, 10)
  const titled = (list, title) => list.filter(c => c.job_title === title)

  return [
    // ------------------------------------------------------------ list
    q('list', 'Give me the full list of third-party accounts with their states.', f => set(f.third)),
    q('list', 'Which job titles do our territory contacts have?', f => values(f.tc, 'job_title')),
    q('list', 'What stages are our opportunities in?', f => values(f.opp, 'stage')),
    q('list', 'Which countries are our CRM accounts based in?', f => values(f.acc, 'country')),
    q(
      'list',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).length > 3, 71)],
        (f, a) => `Which deals do we have with ${a.name}?`,
        (f, a) => set(f.oppOf(a)),
      ),
    ),
    q('list', 'List the contacts of the accounts in the High Value Outreach campaign.', f =>
      set(f.high.flatMap(f.tcOf)),
    ),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      ...using(
        f => [0, 1, 3].map(i => nth(f.mine, 'state', i)),
        (f, a, b, c) => `Which of my accounts are in ${stateName(a)}, ${stateName(b)} or ${stateName(c)}?`,
        (f, a, b, c) => set(f.mine.filter(x => [a, b, c].includes(x.state))),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'job_title', 'source', 4, 15, 6),
        (f, t, s) => `List the leads with the job title ${t} that came from ${s}.`,
        (f, t, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.acc, 'industry', 'city', 2, 5, 1),
        (f, i, c) => `CRM accounts from the ${i} industry in the city of ${c}, please`,
        (f, i, c, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'industry', 'status', 4, 12, 9),
        (f, i, s) => `Show me the ${i} leads that have the status ${s}.`,
        (f, i, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 0), nth(f.third, 'state', 1)],
        (f, a, b) => `Which third-party accounts are neither in ${stateName(a)} nor in ${stateName(b)}?`,
        (f, a, b) => set(f.third.filter(x => x.state !== a && x.state !== b)),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.con, 'last_name', 5, 12, 3)],
        (f, g) => `Which CRM contacts have the last name ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).filter(o => o.stage === 'qualification').length > 1, 36)],
        (f, a) => `Which opportunities of ${a.name} are in qualification?`,
        (f, a) => set(f.oppOf(a).filter(o => o.stage === 'qualification')),
      ),
    ),
    q('filter', 'Which leads in negotiation have no notes?', f =>
      set(leadsWith(f, 'status', 'negotiation').filter(l => !l.notes)),
    ),
    q('filter', 'Find the open opportunities that have 5G in their name.', f =>
      set(open(f).filter(o => /\b5G\b/i.test(o.name))),
    ),

    // ------------------------------------------------------------ count
    q('count', 'How many contacts do the third-party accounts have altogether?', f =>
      count(f.third.flatMap(f.tcOf).length),
    ),
    q('count', 'How many CRM contacts have the job title Financial Analyst?', f =>
      count(titled(f.con, 'Financial Analyst').length),
    ),
    q('count', 'How many opportunities are in the proposal stage?', f => count(staged(f, 'proposal').length)),
    q('count', 'How many leads have the status closed-lost?', f => count(leadsWith(f, 'status', 'closed-lost').length)),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'country', 7)],
        (f, c) => `How many different industries do our CRM accounts in ${the(c)} belong to?`,
        (f, c) => count(distinct(accountsWith(f, 'country', c), 'industry').length),
      ),
    ),
    q('count', 'How many different job titles do our leads have?', f => count(distinct(f.leads, 'job_title').length)),

    // ------------------------------------------------------------ top
    q('top', 'Which lead source has the highest average score?', f =>
      topGroup(f.leads, 'source', { by: g => avg(g.items, 'score') }),
    ),
    q('top', 'Which account in the Tech Transformation campaign has the most revenue?', f =>
      largest(f.tech, 'revenue'),
    ),
    q('top', 'Show me the three of my accounts with the lowest revenue.', f =>
      ordered(f.mine, 'revenue', { n: 3, up: true }),
    ),
    q('top', 'Which industry has the fewest CRM accounts?', f => topGroup(f.acc, 'industry', { up: true })),
    q(
      'top',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `Top 10 CRM accounts in ${the(c)} by number of employees`,
        (f, c) => ordered(accountsWith(f, 'country', c), 'employee_count', { n: 10 }),
      ),
    ),
    q('top', 'Which city has the most CRM accounts?', f => topGroup(f.acc, 'city')),
    q('top', 'What is the largest opportunity that is still open?', f => largest(open(f), 'value')),

    // ------------------------------------------------------------ aggregate
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 1)],
        (f, c) => `What is the average annual revenue of the CRM accounts based in ${the(c)}?`,
        (f, c) => money(avg(accountsWith(f, 'country', c), 'annual_revenue')),
      ),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'industry', 3)],
        (f, i) => `How many employees do the ${i} accounts have on average?`,
        (f, i) => num(avg(accountsWith(f, 'industry', i), 'employee_count')),
      ),
    ),
    q('aggregate', 'What is the lowest score of the leads in negotiation?', f =>
      count(-max(leadsWith(f, 'status', 'negotiation'), l => -l.score), { field: 'score', zero: true }),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.mine, 'state', 0)],
        (f, s) => `What percentage of my accounts is in ${stateName(s)}?`,
        (f, s) => pct(share(f.mine.filter(a => a.state === s).length, f.mine.length)),
      ),
    ),
    q('aggregate', 'What is the median value of the closed-won opportunities?', f => money(median(won(f), 'value'))),
    q('aggregate', 'What is the combined revenue of the High Value Outreach accounts?', f =>
      money(sum(f.high, 'revenue')),
    ),
    q('aggregate', 'What is the average deal size in the negotiation stage?', f =>
      money(avg(staged(f, 'negotiation'), 'value')),
    ),

    // ------------------------------------------------------------ group
    q('group', 'How many contacts of my accounts are there for each job title?', f =>
      mapBy(f.mine.flatMap(f.tcOf), 'job_title'),
    ),
    q('group', 'What is the average opportunity value in each stage?', f =>
      mapBy(f.opp, 'stage', g => avg(g, 'value')),
    ),
    q(
      'group',
      ...using(
        f => [rank(f.acc, 'region').at(-1)],
        (f, g) => `How many CRM accounts do we have per country in ${g.key}?`,
        (f, g) => mapBy(g.items, 'country'),
      ),
    ),
    q('group', 'Show me the total value of the won opportunities by industry of the account.', f =>
      mapBy(
        won(f),
        o => f.A(o.account_id)?.industry,
        g => sum(g, 'value'),
      ),
    ),
    q('group', 'How many of the leads from the source Website are in each status?', f =>
      mapBy(leadsWith(f, 'source', 'Website'), 'status'),
    ),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      ...using(
        f => [nth(f.mine, 'state', 0), nth(f.mine, 'state', 3)],
        (f, a, b) => `Do I have more accounts in ${stateName(b)} or in ${stateName(a)}?`,
        (f, a, b) =>
          topGroup(
            f.mine.filter(x => [a, b].includes(x.state)),
            'state',
            { as: stateAs },
          ),
      ),
    ),
    q(
      'compare',
      ...using(
        f => [
          at(customers(f), 205),
          fits(customers(f), a => a.annual_revenue !== at(customers(f), 205).annual_revenue, 90),
        ],
        (f, a, b) => `Does ${a.name} have a higher annual revenue than ${b.name}?`,
        (f, a, b) => yes(a.annual_revenue > b.annual_revenue),
      ),
    ),
    q('compare', 'Compare the average score of the leads from Referral with that of the leads from Partner.', f =>
      figures(['Referral', 'Partner'].map(s => num(avg(leadsWith(f, 'source', s), 'score')))),
    ),
    q('compare', 'How many more opportunities are in prospecting than in negotiation?', f =>
      count(Math.abs(staged(f, 'prospecting').length - staged(f, 'negotiation').length), { abs: true }),
    ),

    // ------------------------------------------------------------ join
    q('join', 'Which Sales Managers do we know at my accounts?', f =>
      set(titled(f.mine.flatMap(f.tcOf), 'Sales Manager')),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.third, 'state', 0)],
        (f, s) => `Which third-party accounts in ${stateName(s)} have no contact who is a Software Engineer?`,
        (f, s) => set(f.third.filter(a => a.state === s && !titled(f.tcOf(a), 'Software Engineer').length)),
      ),
    ),
    q(
      'join',
      ...using(
        f => [rank(f.acc, 'region').at(-2).key],
        (f, r) => `What is the total value of the open opportunities in the ${r} region?`,
        (f, r) => money(sum(ofRegion(f, r).filter(isOpen), 'value')),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 10)],
        (f, c) => `Which accounts in ${the(c)} have an opportunity in negotiation?`,
        (f, c) => set(accountsWith(f, 'country', c).filter(a => f.oppOf(a).some(o => o.stage === 'negotiation'))),
      ),
    ),
    q(
      'join',
      ...using(
        f => [cut(f.acc, 'employee_count', 0.97, 1)],
        (f, v) => `How many CRM contacts work at accounts with more than ${v.toLocaleString('en-US')} employees?`,
        (f, v) => count(f.acc.filter(a => a.employee_count > v).flatMap(f.conOf).length),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 5)],
        (f, c) => `Which account in ${the(c)} has the highest total value of open opportunities?`,
        (f, c) => largest(accountsWith(f, 'country', c), a => sum(f.oppOf(a).filter(isOpen), 'value')),
      ),
    ),
    q(
      'join',
      ...using(
        f => [fits(f.opp, o => f.A(o.account_id).city !== f.A(o.account_id).country, 3650)],
        (f, o) => `In which city is the account that opportunity ${o.id} belongs to?`,
        (f, o) => text(f.A(o.account_id).city, { field: 'city' }),
      ),
    ),
    q(
      'join',
      ...using(
        f => [cut(lost(f), 'value', 0.985, 1)],
        (f, v) =>
          `Who are the primary contacts of the accounts that have a lost opportunity worth more than ${usd(v)}?`,
        (f, v) =>
          set(
            [
              ...new Set(
                lost(f)
                  .filter(o => o.value > v)
                  .map(o => o.account_id),
              ),
            ].flatMap(id => primary(f, { id })),
          ),
      ),
    ),
    q('join', 'Which industry is the account with our biggest won deal in?', f =>
      best(won(f), 'value', o => text(f.A(o.account_id).industry, { field: 'industry' })),
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [at(ours(f), 12)],
        (f, a) => `In what state is my account ${a.name}?`,
        (f, a) => text(stateAs(a.state), { field: 'state' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(alone(f.leads, fullName, f.con, f.tc), l => l.job_title, 210)],
        (f, l) => `What is the job title of the lead ${fullName(l)}?`,
        (f, l) => text(l.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(known(f), c => c.department, 810)],
        (f, c) => `Which department does the CRM contact ${fullName(c)} work in?`,
        (f, c) => text(c.department, { field: 'department' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(open(f), o => o.probability > 0 && o.probability < 1, 1200)],
        (f, o) => `What is the probability of opportunity ${o.id}?`,
        (f, o) => pct(100 * o.probability, { field: 'probability' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(alone(f.acc, 'website'), 610)],
        (f, a) => `Which CRM account has the website ${a.website}?`,
        (f, a) => record(a),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.address, 475)],
        (f, a) => `What is the address of ${a.name}?`,
        (f, a) => text(a.address, { field: 'address' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(known(f), c => !c.is_primary, 333)],
        (f, c) => `Is the CRM contact ${fullName(c)} a primary contact?`,
        (f, c) => yes(c.is_primary),
      ),
    ),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => [nth(won(f), month, 4)],
        (f, m) => `How many deals did we win in ${monthName(m)}?`,
        (f, m) => count(won(f).filter(o => month(o) === m).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => {
          const a = fits(customers(f), x => distinct(f.oppOf(x), year).length > 1 && f.oppOf(x).length > 5, 64)
          return [a, nth(f.oppOf(a), year, 0)]
        },
        (f, a, y) => `Show me the opportunities of ${a.name} that close in ${y}.`,
        (f, a, y) => set(f.oppOf(a).filter(o => year(o) === y)),
      ),
    ),
    q(
      'date',
      ...using(
        f => [sized(f.leads, createdDay, 4, 8, 10)],
        (f, g) => `Which leads were created on ${dayName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(lost(f), quarter, 3)],
        (f, k) => `What was the total value of the opportunities that we lost in ${quarterName(k)}?`,
        (f, k) =>
          money(
            sum(
              lost(f).filter(o => quarter(o) === k),
              'value',
            ),
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [String(Number(distinct(f.acc, a => createdDay(a).slice(0, 4)).sort()[0]) + 1)],
        (f, y) => `How many CRM accounts were created before ${y}?`,
        (f, y) => count(f.acc.filter(a => createdDay(a) < `${y}-01-01`).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.opp, year, 1)],
        (f, y) => `How many opportunities close in each month of ${y}?`,
        (f, y) =>
          mapBy(
            f.opp.filter(o => year(o) === y),
            month,
            undefined,
            { as: monthAs },
          ),
      ),
    ),
    q('date', 'Which opportunity in the negotiation stage closes last?', f => largest(staged(f, 'negotiation'), day)),

    // ------------------------------------------------------------ threshold
    q(
      'threshold',
      ...using(
        f => {
          const s = nth(f.third, 'state', 0)
          return [
            s,
            cut(
              f.third.filter(a => a.state === s),
              'revenue',
              0.5,
            ),
          ]
        },
        (f, s, v) => `Third-party accounts in ${stateName(s)} that have more than ${usd(v)} revenue`,
        (f, s, v) => set(f.third.filter(a => a.state === s && a.revenue > v)),
      ),
    ),
    q('threshold', 'Which leads have a score of 98 or higher?', f => set(f.leads.filter(l => l.score >= 98))),
    q('threshold', 'How many CRM accounts have between 1,000 and 2,000 employees?', f =>
      either(between(f.acc, 'employee_count', 1000, 2000).map(list => count(list.length))),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(won(f), 'value', 0.985, 1)],
        (f, v) => `Show the closed-won opportunities with a value of more than ${worded(v)} dollars.`,
        (f, v) => set(won(f).filter(o => o.value > v)),
      ),
    ),
    q('threshold', 'Which of my accounts have a revenue of less than $1 million?', f =>
      set(f.mine.filter(a => a.revenue < 1e6)),
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      thread(
        f => [titled(f.tc, 'Data Scientist')],
        [
          ['Show all territory contacts who are Data Scientists.', (f, list) => set(list)],
          [
            'How many of them work at my accounts?',
            (f, list) => count(list.filter(c => f.mine.includes(f.T(c.account_id))).length),
          ],
          [
            'And at third-party accounts?',
            (f, list) => count(list.filter(c => f.third.includes(f.T(c.account_id))).length),
          ],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [fits(customers(f), a => primary(f, a).length === 1, 533)],
        [
          [
            (f, a) => `What is the annual revenue of ${a.name}?`,
            (f, a) => money(a.annual_revenue, { field: 'annual_revenue' }),
          ],
          ['How many employees does it have?', (f, a) => count(a.employee_count, { field: 'employee_count' })],
          ['And who is the primary contact there?', (f, a) => set(primary(f, a))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [desc(f.third, 'revenue').slice(0, 3)],
        [
          ['What are the top 3 third-party accounts by revenue?', f => ordered(f.third, 'revenue', { n: 3 })],
          [
            'Which states are these accounts in?',
            (f, list) => either(values(list, 'state', stateAs), set(list, { says: [] })),
          ],
          ['Who are the contacts of these accounts?', (f, list) => set(list.flatMap(f.tcOf))],
        ],
      ),
      {},
    ),
    q('followup', [
      ['How many opportunities are in prospecting?', f => count(staged(f, 'prospecting').length)],
      ['And what is their total value?', f => money(sum(staged(f, 'prospecting'), 'value'))],
      ['And on average?', f => money(avg(staged(f, 'prospecting'), 'value'))],
    ]),
    q(
      'followup',
      thread(
        f => {
          const g = fits(rank(f.leads, 'company'), x => x.n > 2 && largest(x.items, 'score').items.length === 1, 1)
          return [g, largest(g.items, 'score').items[0]]
        },
        [
          [(f, g) => `Which leads work for ${g.key}?`, (f, g) => set(g.items)],
          ['Which one has the highest score?', (f, g) => largest(g.items, 'score')],
          ['What is the e-mail address of that lead?', (f, g, l) => text(l.email, { field: 'email' })],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [3, 4].map(i => rank(f.acc, 'country')[i]),
        [
          [(f, a) => `How many CRM accounts are there in ${the(a.key)}?`, (f, a) => count(a.n)],
          [(f, a, b) => `What about ${the(b.key)}?`, (f, a, b) => count(b.n)],
          ['Which of those has the highest annual revenue?', (f, a, b) => largest(b.items, 'annual_revenue')],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [nth(won(f), quarter, 1)],
        [
          [
            (f, k) => `How many closed-won opportunities have a close date in ${quarterName(k)}?`,
            (f, k) => count(won(f).filter(o => quarter(o) === k).length),
          ],
          ['And how many closed-lost ones?', (f, k) => count(lost(f).filter(o => quarter(o) === k).length)],
          [
            'What is the total value of those?',
            (f, k) =>
              money(
                sum(
                  lost(f).filter(o => quarter(o) === k),
                  'value',
                ),
              ),
          ],
        ],
      ),
      {},
    ),
    q('followup', [
      ['Show me my accounts.', f => set(f.mine)],
      ['Group them by state.', f => either(mapBy(f.mine, 'state', undefined, { as: stateAs }), set(f.mine))],
      [
        'Which state has the highest total revenue?',
        f => topGroup(f.mine, 'state', { as: stateAs, by: g => sum(g.items, 'revenue') }),
      ],
    ]),

    // ------------------------------------------------------------ write
    q(
      'write',
      f =>
        `New CRM contact for ${at(customers(f), 147).name}: Henrike Solvang, henrike.solvang@example.com, Finance Director in the Finance department.`,
      f =>
        created('contacts', {
          first_name: 'Henrike',
          last_name: 'Solvang',
          email: 'henrike.solvang@example.com',
          job_title: 'Finance Director',
          department: 'Finance',
          account_id: at(customers(f), 147).id,
        }),
    ),
    q(
      'write',
      'Please create the lead Anselm Oakridge, e-mail anselm.oakridge@example.com, who works as IT Manager at Juniper Test Bakery in the Retail industry. Source: Partner.',
      created('leads', {
        first_name: 'Anselm',
        last_name: 'Oakridge',
        email: 'anselm.oakridge@example.com',
        job_title: 'IT Manager',
        company: 'Juniper Test Bakery',
        industry: 'Retail',
        source: 'Partner',
      }),
    ),
    q(
      'write',
      f =>
        `Add a deal named "Dock lighting 2033" over $64,500 for ${at(customers(f), 266).name} in the stage qualification with the close date September 15, 2027.`,
      f =>
        created('opportunities', {
          name: 'Dock lighting 2033',
          value: 64500,
          stage: 'qualification',
          close_date: '2027-09-15',
          account_id: at(customers(f), 266).id,
        }),
    ),
    q(
      'write',
      'Change the job title of the CRM contact Leopoldine Ashgrove to Finance Director.',
      (f, m) => updated('contacts', m.contact.id, { job_title: 'Finance Director' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Leopoldine',
            last_name: 'Ashgrove',
            email: 'leopoldine.ashgrove@example.com',
            job_title: 'Controller',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      (f, m) => `Push the close date of opportunity ${m.deal.id} back to March 31, 2027.`,
      (f, m) => updated('opportunities', m.deal.id, { close_date: '2027-03-31' }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Plover',
            stage: 'proposal',
            value: 15500,
            probability: 0.6,
            close_date: '2026-12-15',
          }),
        },
      },
    ),
    q(
      'write',
      'The CRM account Zephyrine Test Mills now has 260 employees, please update it.',
      (f, m) => updated('accounts', m.account.id, { employee_count: 260 }),
      {
        setup: {
          account: temp('accounts', { name: 'Zephyrine Test Mills', industry: 'Manufacturing', employee_count: 240 }),
        },
      },
    ),
    q('write', 'Please remove the lead Balthasar Merriweather.', (f, m) => removed('leads', m.lead.id), {
      setup: {
        lead: temp('leads', {
          first_name: 'Balthasar',
          last_name: 'Merriweather',
          email: 'balthasar.merriweather@example.com',
        }),
      },
    }),
    q(
      'write',
      [
        ['I want to delete the opportunity "Placeholder deal Curlew". Let me confirm it first, please.', pending],
        ['OK, I confirm.', (f, m) => removed('opportunities', m.deal.id)],
      ],
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Curlew',
            stage: 'negotiation',
            value: 9900,
            probability: 0.8,
          }),
        },
      },
    ),
    q('write', 'Set the value of opportunity 99999999 to $5,000.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'Please create a new CRM contact.', () => all(nowrite(), clarify())),
    q(
      'write',
      f => `Delete ${at(ours(f), 17).name} from my territory accounts.`,
      () => all(nowrite({ insist: true }), unknown()),
    ),

    // ------------------------------------------------------------ missing
    q('missing', 'What is the average salary of our CRM contacts?', unknown),
    q('missing', f => `How has the revenue of ${at(ours(f), 21).name} developed since last year?`, unknown),
    q('missing', 'Which leads have visited our trade show booth twice?', unknown),
    q('missing', f => `On which date does the contract with ${at(customers(f), 301).name} expire?`, unknown),
    q('missing', 'What is the fax number of our largest CRM account by annual revenue?', unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `Which stage is the opportunity "${absent(
          ['Moonbase cafeteria refit', 'Submarine library pilot'],
          f.opp.map(o => o.name),
        )}" in?`,
      unknown,
    ),
    q('unknown', 'Show the contacts of the account acc_777.', () => either(unknown(), none())),
    q(
      'unknown',
      f =>
        `What industry is the CRM account ${absent(
          ['Ravenscar Obelisk', 'Thornaby Quicksilver', 'Yarrowdale Umbra'],
          [...f.all, ...f.acc].map(a => a.name),
        )} in?`,
      unknown,
    ),

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'What is the total revenue of our accounts?', f =>
      either(
        money(sum(f.mine, 'revenue')),
        money(sum(f.all, 'revenue')),
        money(sum(f.third, 'revenue')),
        money(sum(f.acc, 'annual_revenue')),
        figures([money(sum(f.all, 'revenue')), money(sum(f.acc, 'annual_revenue'))]),
        figures([money(sum(f.mine, 'revenue')), money(sum(f.acc, 'annual_revenue'))]),
        clarify(),
      ),
    ),
    q('ambiguous', 'Which of our accounts is the smallest?', f =>
      either(
        smallest(f.mine, 'revenue'),
        smallest(f.all, 'revenue'),
        smallest(f.acc, 'annual_revenue'),
        smallest(f.acc, 'employee_count'),
        clarify(),
      ),
    ),
    q(
      'ambiguous',
      ...using(
        f => {
          const others = new Set([...f.leads, ...f.tc].map(fullName))
          return [
            fits(
              rank(f.con, fullName),
              g => g.n > 1 && !others.has(g.key) && distinct(g.items, 'department').length > 1,
              5,
            ),
          ]
        },
        (f, g) => `Which department is ${g.key} in?`,
        (f, g) => either(clarify(), set(g.items), values(g.items, 'department')),
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Good afternoon!', smalltalk),
    q('smalltalk', 'Are you a real person?', smalltalk),
    q('smalltalk', 'Great, that is all for today. See you tomorrow!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Open a new tab and go to linkedin.com', refuse),
    q('browser', 'Click on the blue Save button on the web page', refuse),
    q('browser', 'Scrape the prices from the website https://shop.example.com', refuse),

    // ------------------------------------------------------------ casual
    q(
      'casual',
      ...using(
        f => [rank(f.mine, 'state')[1]],
        (f, g) => `how many acounts do i have in ${stateName(g.key).toLowerCase()} pls`,
        (f, g) => count(g.n),
      ),
    ),
    q('casual', 'GIVE ME ALL LEADS IN NEGOTIATION', f => set(leadsWith(f, 'status', 'negotiation'))),
    q('casual', 'wats the avarage score of the leads from referral', f =>
      num(avg(leadsWith(f, 'source', 'Referral'), 'score')),
    ),
    q(
      'casual',
      'Hi! I hope you had a nice weekend. My boss just asked me something on the phone and I promised to call back in five minutes, so could you quickly tell me which third-party account has the highest revenue? You would really help me out, thank you!',
      f => largest(f.third, 'revenue'),
    ),
    q('casual', 'any won deals over 1.5m? show me', f => set(won(f).filter(o => o.value > 1.5e6))),

    // ------------------------------------------------------------ multi-intent
    q('multi', 'What are the total and the average value of the opportunities in qualification?', f =>
      figures([money(sum(staged(f, 'qualification'), 'value')), money(avg(staged(f, 'qualification'), 'value'))]),
    ),
    q(
      'multi',
      ...using(
        f => [at(f.opp, 5120)],
        (f, o) => `What is the stage of opportunity ${o.id} and when does it close?`,
        (f, o) =>
          either(
            all(text(o.stage, { field: 'stage' }), text(dayAs(day(o)), { field: 'close_date' })),
            record(o, { says: [o.stage, dayAs(day(o))] }),
            set([o.stage, dayAs(day(o))], { says: [o.stage, dayAs(day(o))] }),
          ),
      ),
    ),
    q('multi', 'How many CRM contacts are in the Legal department and how many in Procurement?', f =>
      figures(['Legal', 'Procurement'].map(d => count(f.con.filter(c => c.department === d).length))),
    ),
    q(
      'multi',
      ...using(
        f => [rank(f.tech, 'state')[0]],
        (f, g) => `Which Tech Transformation accounts are in ${stateName(g.key)} and what is their total revenue?`,
        (f, g) => set(g.items, { says: [money(sum(g.items, 'revenue'))] }),
      ),
    ),

    // ------------------------------------------------------------ complete
    q(
      'complete',
      ...using(
        f => [rank(f.acc, 'country')[2]],
        (f, g) => `I need all CRM accounts in ${the(g.key)}, the whole list.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    q('complete', 'What is the total annual revenue of all the CRM accounts?', f =>
      money(sum(f.acc, 'annual_revenue'), { complete: true }),
    ),
    q(
      'complete',
      ...using(
        f => [rank(f.leads, 'industry').at(-1)],
        (f, g) => `List every lead in the ${g.key} industry.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
  ]
}
