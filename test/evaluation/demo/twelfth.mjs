// A twelfth set by a writer who had not seen the engine, frozen before it was first asked: the register and the spread of categories
// of the development questions, with other fields, values and combinations.
export default kit => {
  const {
    absent,
    all,
    alone,
    at,
    avg,
    below,
    between,
    clarify,
    count,
    created,
    cut,
    day,
    dayAs,
    dayName,
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
  const q = numbered('twelfth-')
  const none = () => set([], { none: true })

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const known = f => alone(f.con, fullName, f.leads, f.tc)
  const prospects = f => alone(f.leads, fullName, f.con, f.tc)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const titled = (list, title) => list.filter(c => c.job_title === title)
  const inState = (list, s) => list.filter(a => a.state === s)
  const createdOn = r => String(r.created_at).slice(0, 10)
  const createdIn = r => String(r.created_at).slice(0, 7)
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)

  return [
    // ------------------------------------------------------------ list
    q('list', 'Which departments do our CRM contacts work in?', f => values(f.con, 'department')),
    q('list', 'Which sources do our leads come from?', f => values(f.leads, 'source')),
    q('list', 'List the names and the states of all my accounts.', f => set(f.mine)),
    q('list', 'Show me the accounts of the Tech Transformation campaign with their revenue.', f => set(f.tech)),
    q(
      'list',
      ...using(
        f => [fits(customers(f), a => f.conOf(a).length > 4, 118)],
        (f, a) => `Who are our contacts at ${a.name}?`,
        (f, a) => set(f.conOf(a)),
      ),
    ),
    q(
      'list',
      ...using(
        f => [fits(ours(f), a => distinct(f.tcOf(a), 'job_title').length > 1, 8)],
        (f, a) => `What job titles do the contacts at ${a.name} have?`,
        (f, a) => values(f.tcOf(a), 'job_title'),
      ),
    ),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 1), nth(f.third, 'state', 3)],
        (f, a, b) => `Which third-party accounts are in ${stateName(a)} or ${stateName(b)}?`,
        (f, a, b) => set(f.third.filter(x => [a, b].includes(x.state))),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.con, 'job_title', 60, 90, 2)],
        (f, g) => `Show me all CRM contacts with the job title ${g.key}.`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'job_title', 'status', 8, 20, 11),
        (f, t, s) => `Which leads with the job title ${t} have the status ${s}?`,
        (f, t, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.acc, 'industry', 'country', 3, 8, 6),
        (f, i, c) => `Which CRM accounts in ${the(c)} are in the ${i} industry?`,
        (f, i, c, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).filter(o => o.stage === 'closed-won').length > 2, 52)],
        (f, a) => `Find the closed-won opportunities of ${a.name}.`,
        (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-won')),
      ),
    ),
    q(
      'filter',
      ...using(
        f => {
          const a = fits(customers(f), x => rank(f.conOf(x), 'department')[0].n > 1, 87)
          return [a, rank(f.conOf(a), 'department')[0]]
        },
        (f, a, g) => `Which contacts at ${a.name} work in the ${g.key} department?`,
        (f, a, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'industry', 'source', 5, 14, 17),
        (f, i, s) => `Leads from the ${i} industry that came from the source ${s}`,
        (f, i, s, list) => set(list),
      ),
    ),
    q('filter', 'Which leads with the status proposal have no phone number?', f =>
      set(leadsWith(f, 'status', 'proposal').filter(l => !l.phone)),
    ),
    q('filter', 'Show the opportunities in negotiation with the word pilot in their name.', f =>
      set(staged(f, 'negotiation').filter(o => /\bpilot\b/i.test(o.name))),
    ),

    // ------------------------------------------------------------ count
    q(
      'count',
      ...using(
        f => [0, 2].map(i => nth(f.mine, 'state', i)),
        (f, a, b) => `How many of my accounts are neither in ${stateName(a)} nor in ${stateName(b)}?`,
        (f, a, b) => count(f.mine.filter(x => x.state !== a && x.state !== b).length),
      ),
    ),
    q('count', 'How many leads came from trade shows?', f => count(leadsWith(f, 'source', 'Trade Show').length)),
    q('count', 'How many CRM contacts in the Executive department are not primary contacts?', f =>
      count(f.con.filter(c => c.department === 'Executive' && !c.is_primary).length),
    ),
    q('count', 'How many opportunities are still open?', f => count(open(f).length)),
    q(
      'count',
      ...using(
        f => [rank(f.acc, 'region')[1]],
        (f, g) => `How many CRM accounts do we have in ${g.key}?`,
        (f, g) => count(g.n),
      ),
    ),
    q('count', 'How many different cities are our CRM accounts located in?', f =>
      count(distinct(f.acc, 'city').length),
    ),

    // ------------------------------------------------------------ top
    q(
      'top',
      ...using(
        f => [nth(f.third, 'state', 0)],
        (f, s) => `Which third-party account in ${stateName(s)} has the highest revenue?`,
        (f, s) => largest(inState(f.third, s), 'revenue'),
      ),
    ),
    q('top', 'Which job title is the most common one among our leads?', f => topGroup(f.leads, 'job_title')),
    q('top', 'Show me the 5 CRM accounts with the fewest employees.', f =>
      ordered(f.acc, 'employee_count', { n: 5, up: true }),
    ),
    q('top', 'Which region has the highest total annual revenue?', f =>
      topGroup(f.acc, 'region', { by: g => sum(g.items, 'annual_revenue') }),
    ),
    q('top', 'What is the largest deal that we have lost?', f => largest(lost(f), 'value')),
    q(
      'top',
      ...using(
        f => [nth(f.acc, 'country', 8)],
        (f, c) => `Which CRM account in ${the(c)} has the lowest annual revenue?`,
        (f, c) => smallest(accountsWith(f, 'country', c), 'annual_revenue'),
      ),
    ),
    q('top', 'Which 3 departments have the most CRM contacts?', f =>
      ordered(rank(f.con, 'department'), 'n', { n: 3, as: g => g.key }),
    ),

    // ------------------------------------------------------------ aggregate
    q('aggregate', 'What is the total value of all open opportunities?', f => money(sum(open(f), 'value'))),
    q('aggregate', 'What is the average probability of the open opportunities?', f =>
      pct(100 * avg(open(f), 'probability')),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'region', 2)],
        (f, r) => `What is the average annual revenue of the CRM accounts in the ${r} region?`,
        (f, r) => money(avg(accountsWith(f, 'region', r), 'annual_revenue')),
      ),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 6)],
        (f, c) => `How many employees do the CRM accounts in ${the(c)} have in total?`,
        (f, c) => count(sum(accountsWith(f, 'country', c), 'employee_count')),
      ),
    ),
    q('aggregate', 'Of all the closed opportunities, what percentage did we win?', f =>
      pct((100 * won(f).length) / (won(f).length + lost(f).length)),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.third, 'state', 1)],
        (f, s) => `What is the highest revenue of a third-party account in ${stateName(s)}?`,
        (f, s) => money(max(inState(f.third, s), 'revenue'), { field: 'revenue' }),
      ),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.leads, 'source', 3)],
        (f, s) => `What is the median score of the leads from ${s}?`,
        (f, s) => num(median(leadsWith(f, 'source', s), 'score')),
      ),
    ),

    // ------------------------------------------------------------ group
    q('group', 'How many leads do we have per source?', f => mapBy(f.leads, 'source')),
    q('group', 'Total revenue of the third-party accounts by state', f =>
      mapBy(f.third, 'state', g => sum(g, 'revenue'), { as: stateAs }),
    ),
    q('group', 'How many CRM accounts are there in each region?', f => mapBy(f.acc, 'region')),
    q('group', 'What is the average lead score in each industry?', f =>
      mapBy(f.leads, 'industry', g => avg(g, 'score')),
    ),
    q(
      'group',
      ...using(
        f => [nth(f.acc, 'country', 4)],
        (f, c) => `How many CRM accounts do we have in each city in ${the(c)}?`,
        (f, c) => mapBy(accountsWith(f, 'country', c), 'city'),
      ),
    ),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      ...using(
        f => {
          const ranked = rank(f.third, 'state')
          return [ranked[2].key, ranked.find(g => g.n < ranked[2].n).key]
        },
        (f, a, b) => `Are there more third-party accounts in ${stateName(b)} or in ${stateName(a)}?`,
        (f, a) => text(stateAs(a)),
      ),
    ),
    q(
      'compare',
      ...using(
        f => {
          const a = at(customers(f), 321)
          return [a, fits(customers(f), x => x.employee_count !== a.employee_count, 402)]
        },
        (f, a, b) => `Who has more employees, ${a.name} or ${b.name}?`,
        (f, a, b) => largest([a, b], 'employee_count'),
      ),
    ),
    q('compare', 'Is the average value of our won opportunities higher than that of the lost ones?', f =>
      yes(avg(won(f), 'value') > avg(lost(f), 'value')),
    ),
    q('compare', 'How many more leads come from Referral than from LinkedIn?', f =>
      count(Math.abs(leadsWith(f, 'source', 'Referral').length - leadsWith(f, 'source', 'LinkedIn').length), {
        abs: true,
      }),
    ),

    // ------------------------------------------------------------ join
    q(
      'join',
      ...using(
        f => {
          const s = nth(f.third, 'state', 1)
          return [s, rank(inState(f.third, s).flatMap(f.tcOf), 'job_title')[0]]
        },
        (f, s, g) => `Which contacts at third-party accounts in ${stateName(s)} have the job title ${g.key}?`,
        (f, s, g) => set(g.items),
      ),
    ),
    q(
      'join',
      ...using(
        f => [fits(customers(f), a => primary(f, a).length === 1, 222)],
        (f, a) => `Who is the primary contact at ${a.name}?`,
        (f, a) => set(primary(f, a)),
      ),
    ),
    q('join', 'Which of my accounts have a Data Scientist among their contacts?', f =>
      set(f.mine.filter(a => titled(f.tcOf(a), 'Data Scientist').length)),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'industry', 5)],
        (f, i) => `What is the total value of the closed-won opportunities of the ${i} accounts?`,
        (f, i) =>
          money(
            sum(
              accountsWith(f, 'industry', i)
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
        f => [at(f.opp, 4321)],
        (f, o) => `Which account does opportunity ${o.id} belong to?`,
        (f, o) => record(f.A(o.account_id)),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 9)],
        (f, c) => `How many opportunities do we have with accounts in ${the(c)}?`,
        (f, c) => count(accountsWith(f, 'country', c).flatMap(f.oppOf).length),
      ),
    ),
    q('join', 'Which industry has the highest total value of closed-won opportunities?', f =>
      topGroup(won(f), o => f.A(o.account_id)?.industry, { by: g => sum(g.items, 'value') }),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.mine, 'state', 2)],
        (f, s) => `Give me the e-mail addresses of the contacts at my accounts in ${stateName(s)}.`,
        (f, s) => set(inState(f.mine, s).flatMap(f.tcOf)),
      ),
    ),
    q('join', 'Which CRM accounts have no open opportunities?', f => set(f.acc.filter(a => !f.oppOf(a).some(isOpen)))),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [at(prospects(f), 410)],
        (f, l) => `What is the e-mail address of the lead ${fullName(l)}?`,
        (f, l) => text(l.email, { field: 'email' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(customers(f), 144)],
        (f, a) => `How many employees does ${a.name} have?`,
        (f, a) => count(a.employee_count, { field: 'employee_count' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.opp, 2750)],
        (f, o) => `What is the value of opportunity ${o.id}?`,
        (f, o) => money(o.value, { field: 'value' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.tc, 56)],
        (f, c) => `Show me the contact ${c.id}.`,
        (f, c) => record(c),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [
          at(
            alone(
              f.tc,
              'name',
              f.con.map(c => ({ name: fullName(c) })),
              f.leads.map(l => ({ name: fullName(l) })),
            ),
            31,
          ),
        ],
        (f, c) => `What is the job title of the territory contact ${c.name}?`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.country !== 'United States' && a.country !== a.city, 190)],
        (f, a) => `In which country is ${a.name} based?`,
        (f, a) => text(a.country, { field: 'country' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(prospects(f), 77)],
        (f, l) => `Which company does the lead ${fullName(l)} work for?`,
        (f, l) => text(l.company, { field: 'company' }),
      ),
    ),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => [nth(f.opp, month, 6)],
        (f, m) => `How many opportunities have a close date in ${monthName(m)}?`,
        (f, m) => count(f.opp.filter(o => month(o) === m).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [sized(open(f), day, 4, 9, 12)],
        (f, g) => `Which open opportunities close on ${dayName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(won(f), year, 1)],
        (f, y) => `What is the total value of the opportunities that we won in ${y}?`,
        (f, y) =>
          money(
            sum(
              won(f).filter(o => year(o) === y),
              'value',
            ),
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => {
          const k = nth(staged(f, 'proposal'), quarter, 2),
            list = staged(f, 'proposal').filter(o => quarter(o) === k)
          return [k, cut(list, 'value', 0.85), list]
        },
        (f, k, v) =>
          `Show the opportunities in the proposal stage worth over ${usd(v)} that close in ${quarterName(k)}.`,
        (f, k, v, list) => set(list.filter(o => o.value > v)),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.leads, l => createdOn(l).slice(0, 4), 1)],
        (f, y) => `How many leads were created in ${y}?`,
        (f, y) => count(f.leads.filter(l => createdOn(l).startsWith(y)).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(won(f), year, 1)],
        (f, y) => `In which quarter of ${y} did we win the most opportunities?`,
        (f, y) =>
          topGroup(
            won(f).filter(o => year(o) === y),
            quarter,
            { as: quarterAs },
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [sized(f.acc, createdIn, 8, 25, 3)],
        (f, g) => `Which CRM accounts were created in ${monthName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),

    // ------------------------------------------------------------ threshold
    q('threshold', 'Which third-party accounts have a revenue of more than $8 million?', f =>
      set(f.third.filter(a => a.revenue > 8e6)),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.acc, 'employee_count', 0.04, 1)],
        (f, v) => `Which CRM accounts have fewer than ${v} employees?`,
        (f, v) => set(f.acc.filter(below('employee_count', v))),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.opp, 'value', 0.07, 1)],
        (f, v) => `How many opportunities are worth less than ${usd(v)}?`,
        (f, v) => count(f.opp.filter(below('value', v)).length),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [nth(f.leads, 'source', 2)],
        (f, s) => `Leads from ${s} with a score above 90`,
        (f, s) => set(leadsWith(f, 'source', s).filter(l => l.score > 90)),
      ),
    ),
    q('threshold', 'How many of my accounts have a revenue between 2 and 5 million dollars?', f =>
      either(between(f.mine, 'revenue', 2e6, 5e6).map(list => count(list.length))),
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      thread(
        f => {
          const g = sized(f.acc, 'country', 7, 12, 3)
          return [g, largest(g.items, 'employee_count').items]
        },
        [
          [(f, g) => `Which CRM accounts do we have in ${the(g.key)}?`, (f, g) => set(g.items)],
          ['Which of them has the most employees?', (f, g, top) => record(top)],
          ['Who is the primary contact there?', (f, g, top) => either(top.map(a => set(primary(f, a))))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [0, 1].map(i => nth(lost(f), year, i)),
        [
          [
            (f, a) => `How many opportunities did we lose in ${a}?`,
            (f, a) => count(lost(f).filter(o => year(o) === a).length),
          ],
          [(f, a, b) => `And in ${b}?`, (f, a, b) => count(lost(f).filter(o => year(o) === b).length)],
          [
            'How much were those worth in total?',
            (f, a, b) =>
              money(
                sum(
                  lost(f).filter(o => year(o) === b),
                  'value',
                ),
              ),
          ],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [leadsWith(f, 'source', 'Content Marketing')],
        [
          ['Show me the leads from Content Marketing.', (f, list) => set(list)],
          ['Only the qualified ones, please.', (f, list) => set(list.filter(l => l.status === 'qualified'))],
          [
            'Who of them has the highest score?',
            (f, list) =>
              largest(
                list.filter(l => l.status === 'qualified'),
                'score',
              ),
          ],
        ],
      ),
      {},
    ),
    q('followup', [
      ['Which accounts are in the High Value Outreach campaign?', f => set(f.high)],
      ['How many of them are in New York?', f => count(inState(f.high, 'NY').length)],
      ['What is the average revenue of those in New York?', f => money(avg(inState(f.high, 'NY'), 'revenue'))],
    ]),
    q(
      'followup',
      thread(
        f => {
          const a = fits(
            ours(f),
            x => f.tcOf(x).length > 1 && distinct(f.tcOf(x), 'job_title').length === f.tcOf(x).length,
            10,
          )
          return [a, f.tcOf(a).at(-1)]
        },
        [
          [(f, a) => `Which contacts do we have at ${a.name}?`, (f, a) => set(f.tcOf(a))],
          [(f, a, c) => `Which of them is the ${c.job_title}?`, (f, a, c) => record(c)],
          ['And what is the e-mail address?', (f, a, c) => text(c.email, { field: 'email' })],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => {
          const a = fits(
            customers(f),
            x => f.oppOf(x).length > 4 && largest(f.oppOf(x), 'value').items.length === 1,
            410,
          )
          return [a, largest(f.oppOf(a), 'value').items[0]]
        },
        [
          [(f, a) => `What is the largest opportunity of ${a.name}?`, (f, a, o) => record(o)],
          ['Which stage is it in?', (f, a, o) => text(o.stage, { field: 'stage' })],
          ['And what is its close date?', (f, a, o) => text(dayAs(day(o)), { field: 'close_date' })],
        ],
      ),
      {},
    ),
    q('followup', [
      [
        'How many CRM contacts work in the Marketing department?',
        f => count(f.con.filter(c => c.department === 'Marketing').length),
      ],
      ['And in Legal?', f => count(f.con.filter(c => c.department === 'Legal').length)],
      ['What about Customer Success?', f => count(f.con.filter(c => c.department === 'Customer Success').length)],
    ]),
    q(
      'followup',
      thread(
        f => [12, 14].map(i => nth(f.acc, 'industry', i)),
        [
          [
            (f, a) => `What is the average annual revenue of the CRM accounts in the ${a} industry?`,
            (f, a) => money(avg(accountsWith(f, 'industry', a), 'annual_revenue')),
          ],
          [
            (f, a, b) => `And in the ${b} industry?`,
            (f, a, b) => money(avg(accountsWith(f, 'industry', b), 'annual_revenue')),
          ],
          ['How many accounts are there in that industry?', (f, a, b) => count(accountsWith(f, 'industry', b).length)],
        ],
      ),
      {},
    ),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Please add a new lead: Torvald Eikeland, torvald.eikeland@example.com, Managing Director at Bramblewick Test Foods, source Trade Show.',
      created('leads', {
        first_name: 'Torvald',
        last_name: 'Eikeland',
        email: 'torvald.eikeland@example.com',
        job_title: 'Managing Director',
        company: 'Bramblewick Test Foods',
        source: 'Trade Show',
      }),
    ),
    q(
      'write',
      f =>
        `Create an opportunity named "Cold store upgrade 2032" for ${at(customers(f), 355).name}, value $87,500, stage negotiation, close date 2027-02-28.`,
      f =>
        created('opportunities', {
          name: 'Cold store upgrade 2032',
          value: 87500,
          stage: 'negotiation',
          close_date: '2027-02-28',
          account_id: at(customers(f), 355).id,
        }),
    ),
    q(
      'write',
      f =>
        `Add Marisa Quellenberg as a new CRM contact at ${at(customers(f), 288).name}: marisa.quellenberg@example.com, Buyer, Procurement department.`,
      f =>
        created('contacts', {
          first_name: 'Marisa',
          last_name: 'Quellenberg',
          email: 'marisa.quellenberg@example.com',
          job_title: 'Buyer',
          department: 'Procurement',
          account_id: at(customers(f), 288).id,
        }),
    ),
    q(
      'write',
      'Create a new CRM account called Wintergreen Test Labs in the Pharmaceuticals industry, city Basel, country Switzerland, with 85 employees.',
      created('accounts', {
        name: 'Wintergreen Test Labs',
        industry: 'Pharmaceuticals',
        city: 'Basel',
        country: 'Switzerland',
        employee_count: 85,
      }),
    ),
    q(
      'write',
      'Set the score of the lead Philippa Tarrantino to 77.',
      (f, m) => updated('leads', m.lead.id, { score: 77 }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Philippa',
            last_name: 'Tarrantino',
            email: 'philippa.tarrantino@example.com',
            status: 'contacted',
            score: 35,
          }),
        },
      },
    ),
    q(
      'write',
      'Change the value of the opportunity "Placeholder deal Dunlin" to $24,000.',
      (f, m) => updated('opportunities', m.deal.id, { value: 24000 }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Dunlin',
            stage: 'qualification',
            value: 18500,
            probability: 0.3,
          }),
        },
      },
    ),
    q(
      'write',
      'The CRM contact Casimir Oldenburgh has a new e-mail address, please change it to c.oldenburgh@example.com.',
      (f, m) => updated('contacts', m.contact.id, { email: 'c.oldenburgh@example.com' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Casimir',
            last_name: 'Oldenburgh',
            email: 'casimir.oldenburgh@example.com',
            job_title: 'Buyer',
            is_primary: false,
          }),
        },
      },
    ),
    q('write', 'Delete the CRM contact Rosamund Ellerbeck, please.', (f, m) => removed('contacts', m.contact.id), {
      setup: {
        contact: temp('contacts', {
          first_name: 'Rosamund',
          last_name: 'Ellerbeck',
          email: 'rosamund.ellerbeck@example.com',
          is_primary: false,
        }),
      },
    }),
    q(
      'write',
      [
        ['Please delete the CRM account Halcyonette Test Kennels, but ask me first.', pending],
        ['No, better keep it.', nowrite],
      ],
      { setup: { account: temp('accounts', { name: 'Halcyonette Test Kennels', industry: 'Agriculture' }) } },
    ),
    q('write', 'Move opportunity 88888888 to closed-won.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'I want to add an opportunity.', () => all(nowrite(), clarify())),

    // ------------------------------------------------------------ missing
    q('missing', f => `What is the date of birth of the CRM contact ${fullName(at(known(f), 505))}?`, unknown),
    q('missing', 'Which of my accounts usually pay their bills late?', unknown),
    q('missing', f => `How much discount did we give on opportunity ${at(won(f), 700).id}?`, unknown),
    q('missing', f => `What is the share price of ${at(customers(f), 433).name}?`, unknown),
    q('missing', 'How many phone calls did we make to leads last week?', unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `What is the phone number of the CRM account ${absent(
          ['Zindleford Aeronautics', 'Quagmire & Plover', 'Ostrobothnia Umbrellas'],
          [...f.all, ...f.acc].map(a => a.name),
        )}?`,
      unknown,
    ),
    q(
      'unknown',
      f =>
        `What score does the lead ${absent(['Euphemia Dragonetti', 'Barnabus Quicksall', 'Ottoline Wrexford'], [...f.tc, ...f.con, ...f.leads].map(fullName))} have?`,
      unknown,
    ),
    q('unknown', 'Which job titles do we have at account acc_512?', () => either(unknown(), none())),

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'What is the average revenue of our accounts?', f =>
      either(
        money(avg(f.mine, 'revenue')),
        money(avg(f.all, 'revenue')),
        money(avg(f.third, 'revenue')),
        money(avg(f.acc, 'annual_revenue')),
        figures([money(avg(f.all, 'revenue')), money(avg(f.acc, 'annual_revenue'))]),
        figures([money(avg(f.mine, 'revenue')), money(avg(f.acc, 'annual_revenue'))]),
        figures([money(avg(f.mine, 'revenue')), money(avg(f.third, 'revenue'))]),
        clarify(),
      ),
    ),
    q('ambiguous', 'How big is our biggest deal?', f =>
      either(
        [f.opp, open(f), won(f)].flatMap(list => [
          money(max(list, 'value'), { field: 'value' }),
          largest(list, 'value'),
        ]),
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
              g => g.n > 1 && !others.has(g.key) && distinct(g.items, 'job_title').length > 1,
              40,
            ),
          ]
        },
        (f, g) => `What is the job title of the CRM contact ${g.key}?`,
        (f, g) => either(clarify(), set(g.items), values(g.items, 'job_title')),
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hey, how are you doing?', smalltalk),
    q('smalltalk', 'What is your name?', smalltalk),
    q('smalltalk', 'Perfect, thank you!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Open youtube.com in the browser', refuse),
    q('browser', 'Log in to the web page with my user name and password', refuse),
    q('browser', 'Scroll to the bottom of the page and click Accept', refuse),

    // ------------------------------------------------------------ casual
    q('casual', 'how mny third party acounts r there', f => count(f.third.length)),
    q('casual', 'list all the CTOs at my accounts pls', f =>
      set(titled(f.mine.flatMap(f.tcOf), 'Chief Technology Officer')),
    ),
    q('casual', 'WHICH LEADS ARE QUALIFIED AND HAVE A SCORE OF 95 OR MORE', f =>
      set(leadsWith(f, 'status', 'qualified').filter(l => l.score >= 95)),
    ),
    q(
      'casual',
      'Hello there! Sorry to bother you again, I know you must be busy. We are preparing the quarterly review, and my colleague has asked me for one more number: how many contacts do we have at the Tech Transformation accounts? Thanks a lot for your patience!',
      f => count(f.tech.flatMap(f.tcOf).length),
    ),
    q(
      'casual',
      ...using(
        f => [fits(ours(f), a => titled(f.tcOf(a), 'Chief Financial Officer').length === 1 && f.tcOf(a).length > 1, 3)],
        (f, a) => `whos the cfo at ${a.name.toLowerCase()}`,
        (f, a) => set(titled(f.tcOf(a), 'Chief Financial Officer')),
      ),
    ),

    // ------------------------------------------------------------ multi-intent
    q('multi', 'How many CRM accounts and how many CRM contacts do we have?', f =>
      figures([count(f.acc.length), count(f.con.length)]),
    ),
    q(
      'multi',
      ...using(
        f => [fits(customers(f), a => primary(f, a).length === 1 && primary(f, a)[0].email, 512)],
        (f, a) => `Who is the primary contact of ${a.name}, and what is the e-mail address?`,
        (f, a) => set(primary(f, a), { says: [primary(f, a)[0].email] }),
      ),
    ),
    q('multi', 'How many leads do we have from Partner, and what is their average score?', f =>
      figures([count(leadsWith(f, 'source', 'Partner').length), num(avg(leadsWith(f, 'source', 'Partner'), 'score'))]),
    ),
    q(
      'multi',
      ...using(
        f => [rank(f.mine, 'state')[2]],
        (f, g) => `List my accounts in ${stateName(g.key)} and tell me their total revenue.`,
        (f, g) => set(g.items, { says: [money(sum(g.items, 'revenue'))] }),
      ),
    ),

    // ------------------------------------------------------------ complete
    q(
      'complete',
      ...using(
        f => [sized(f.con, 'job_title', 100, 125, 0)],
        (f, g) => `I need every CRM contact with the job title ${g.key}, not just the first page.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    q('complete', 'How many opportunities are there in total in the CRM?', f =>
      count(f.opp.length, { complete: true }),
    ),
    q('complete', 'Give me all the leads with the status closed-lost, without leaving any out.', f =>
      set(leadsWith(f, 'status', 'closed-lost'), { complete: true }),
    ),
  ]
}
