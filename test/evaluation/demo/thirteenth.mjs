// A thirteenth set by a writer who had not seen the engine, frozen before it was first asked: the register and the spread of categories
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
  const q = numbered('thirteenth-')

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const partners = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const known = f => alone(f.con, fullName, f.leads, f.tc)
  const prospects = f => alone(f.leads, fullName, f.con, f.tc)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const best = (list, by, answer) => either(largest(list, by).items.map(answer))

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const titled = (list, title) => list.filter(c => c.job_title === title)
  const inState = (list, s) => list.filter(a => a.state === s)
  const wonBy = (f, a) => f.oppOf(a).filter(o => o.stage === 'closed-won')
  const lostBy = (f, a) => f.oppOf(a).filter(o => o.stage === 'closed-lost')
  const createdOn = r => String(r.created_at).slice(0, 10)
  const createdIn = r => createdOn(r).slice(0, 7)
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)

  return [
    // ------------------------------------------------------------ list
    q('list', 'In which states do I have accounts?', f => values(f.mine, 'state', stateAs)),
    q('list', 'Which regions are our CRM accounts in?', f => values(f.acc, 'region')),
    q('list', 'What statuses do our leads have at the moment?', f => values(f.leads, 'status')),
    q('list', 'List the names and the revenue of all the third-party accounts.', f => set(f.third)),
    q(
      'list',
      ...using(
        f => [nth(f.acc, 'country', 6)],
        (f, c) => `In which cities in ${the(c)} do we have CRM accounts?`,
        (f, c) => values(accountsWith(f, 'country', c), 'city'),
      ),
    ),
    q(
      'list',
      ...using(
        f => [fits(customers(f), a => distinct(f.conOf(a), 'job_title').length > 3, 240)],
        (f, a) => `Which job titles do our CRM contacts at ${a.name} have?`,
        (f, a) => values(f.conOf(a), 'job_title'),
      ),
    ),

    // ------------------------------------------------------------ filter
    q('filter', 'Which of our territory contacts are Chief Executive Officers?', f =>
      set(titled(f.tc, 'Chief Executive Officer')),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.acc, 'country', 8, 13, 1)],
        (f, g) => `Which CRM accounts are located in ${the(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'job_title', 'industry', 5, 12, 13),
        (f, t, i) => `Show me the leads in the ${i} industry whose job title is ${t}.`,
        (f, t, i, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(leadsWith(f, 'status', 'qualified'), 'industry', 'source', 2, 7, 8),
        (f, i, s) => `Which qualified leads from the ${i} industry came from the source ${s}?`,
        (f, i, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [
          sized(
            f.con.filter(c => c.is_primary),
            'job_title',
            10,
            30,
            2,
          ),
        ],
        (f, g) => `Which primary contacts in the CRM have the job title ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),
    q('filter', 'Which CRM contacts in the Legal department have no phone number?', f =>
      set(f.con.filter(c => c.department === 'Legal' && !c.phone)),
    ),
    q(
      'filter',
      ...using(
        f => [fits(customers(f), a => lostBy(f, a).length > 1 && wonBy(f, a).length > 0, 31)],
        (f, a) => `Which opportunities of ${a.name} did we lose?`,
        (f, a) => set(lostBy(f, a)),
      ),
    ),
    q('filter', 'Find the opportunities in the proposal stage that have "video archive" in their name.', f =>
      set(staged(f, 'proposal').filter(o => /video archive/i.test(o.name))),
    ),
    q(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 0)],
        (f, s) => `Show me the third-party accounts that are not in ${stateName(s)}.`,
        (f, s) => set(f.third.filter(a => a.state !== s)),
      ),
    ),

    // ------------------------------------------------------------ count
    q('count', 'How many contacts do my accounts have altogether?', f => count(f.mine.flatMap(f.tcOf).length)),
    q('count', 'How many leads have the status contacted?', f => count(leadsWith(f, 'status', 'contacted').length)),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'industry', 4)],
        (f, i) => `How many CRM accounts do we have in the ${i} industry?`,
        (f, i) => count(accountsWith(f, 'industry', i).length),
      ),
    ),
    q('count', 'How many accounts are in the Tech Transformation campaign?', f => count(f.tech.length)),
    q('count', 'How many opportunities are in the qualification stage right now?', f =>
      count(staged(f, 'qualification').length),
    ),
    q('count', 'How many different departments do our CRM contacts work in?', f =>
      count(distinct(f.con, 'department').length),
    ),

    // ------------------------------------------------------------ top
    q('top', 'Which state has the most third-party accounts?', f => topGroup(f.third, 'state', { as: stateAs })),
    q('top', 'Which source do most of our leads come from?', f => topGroup(f.leads, 'source')),
    q('top', 'Show me the top 10 third-party accounts by revenue.', f => ordered(f.third, 'revenue', { n: 10 })),
    q('top', 'Which of my accounts has the lowest revenue?', f => smallest(f.mine, 'revenue')),
    q(
      'top',
      ...using(
        f => [nth(f.acc, 'industry', 7)],
        (f, i) => `Which CRM account in the ${i} industry has the most employees?`,
        (f, i) => largest(accountsWith(f, 'industry', i), 'employee_count'),
      ),
    ),
    q('top', 'Which opportunity in qualification has the highest value?', f =>
      largest(staged(f, 'qualification'), 'value'),
    ),
    q('top', 'What are the 5 countries with the most CRM accounts?', f =>
      ordered(rank(f.acc, 'country'), 'n', { n: 5, as: g => g.key }),
    ),

    // ------------------------------------------------------------ aggregate
    q('aggregate', 'How much revenue do the Tech Transformation accounts have in total?', f =>
      money(sum(f.tech, 'revenue')),
    ),
    q('aggregate', 'What is the average revenue of the accounts in the High Value Outreach campaign?', f =>
      money(avg(f.high, 'revenue')),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.leads, 'industry', 5)],
        (f, i) => `What is the average score of the leads in the ${i} industry?`,
        (f, i) => num(avg(leadsWith(f, 'industry', i), 'score')),
      ),
    ),
    q('aggregate', 'What is the median annual revenue of our CRM accounts?', f =>
      money(median(f.acc, 'annual_revenue')),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'region', 3)],
        (f, r) => `How many employees does a CRM account in the ${r} region have on average?`,
        (f, r) => num(avg(accountsWith(f, 'region', r), 'employee_count')),
      ),
    ),
    q('aggregate', 'What percentage of our leads comes from the website?', f =>
      pct((100 * leadsWith(f, 'source', 'Website').length) / f.leads.length),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.mine, 'state', 1)],
        (f, s) => `What is the lowest revenue of my accounts in ${stateName(s)}?`,
        (f, s) => money(min(inState(f.mine, s), 'revenue'), { field: 'revenue' }),
      ),
    ),

    // ------------------------------------------------------------ group
    q('group', 'How many CRM contacts in the Finance department are there for each job title?', f =>
      mapBy(
        f.con.filter(c => c.department === 'Finance'),
        'job_title',
      ),
    ),
    q('group', 'What is the average revenue of my accounts in each state?', f =>
      mapBy(f.mine, 'state', g => avg(g, 'revenue'), { as: stateAs }),
    ),
    q('group', 'How many opportunities do we have in each stage?', f => mapBy(f.opp, 'stage')),
    q('group', 'Number of leads by industry, please', f => mapBy(f.leads, 'industry')),
    q('group', 'Average number of employees of the CRM accounts by industry', f =>
      mapBy(f.acc, 'industry', g => avg(g, 'employee_count')),
    ),

    // ------------------------------------------------------------ compare
    q('compare', 'Are there more leads from LinkedIn or from Google Ads?', f =>
      topGroup(
        f.leads.filter(l => ['LinkedIn', 'Google Ads'].includes(l.source)),
        'source',
      ),
    ),
    q(
      'compare',
      ...using(
        f => {
          const a = at(customers(f), 158)
          return [a, fits(customers(f), x => x.annual_revenue !== a.annual_revenue, 377)]
        },
        (f, a, b) => `Which of the two has the higher annual revenue, ${a.name} or ${b.name}?`,
        (f, a, b) => largest([a, b], 'annual_revenue'),
      ),
    ),
    q('compare', 'Is the total value of our open opportunities higher than the total value of the won ones?', f =>
      yes(sum(open(f), 'value') > sum(won(f), 'value')),
    ),
    q(
      'compare',
      ...using(
        f => [2, 5].map(i => nth(f.acc, 'country', i)),
        (f, a, b) => `How many more CRM accounts do we have in ${the(a)} than in ${the(b)}?`,
        (f, a, b) => count(accountsWith(f, 'country', a).length - accountsWith(f, 'country', b).length, { abs: true }),
      ),
    ),

    // ------------------------------------------------------------ join
    q(
      'join',
      ...using(
        f => [nth(f.mine, 'state', 3)],
        (f, s) => `Which contacts work at my accounts in ${stateName(s)}?`,
        (f, s) => set(inState(f.mine, s).flatMap(f.tcOf)),
      ),
    ),
    q('join', 'Which accounts in the Tech Transformation campaign have a Sales Manager among their contacts?', f =>
      set(f.tech.filter(a => titled(f.tcOf(a), 'Sales Manager').length)),
    ),
    q('join', 'How many opportunities do we have with the CRM account that has the most employees?', f =>
      best(f.acc, 'employee_count', a => count(f.oppOf(a).length)),
    ),
    q(
      'join',
      ...using(
        f => [sized(f.acc, 'country', 8, 11, 3)],
        (f, g) => `Who are the primary contacts of our CRM accounts in ${the(g.key)}?`,
        (f, g) => set(g.items.flatMap(a => primary(f, a))),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 8)],
        (f, c) => `What is the total value of the opportunities that we won with accounts in ${the(c)}?`,
        (f, c) =>
          money(
            sum(
              accountsWith(f, 'country', c).flatMap(a => wonBy(f, a)),
              'value',
            ),
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [at(known(f), 720)],
        (f, c) => `Which account does the CRM contact ${fullName(c)} belong to?`,
        (f, c) => record(f.A(c.account_id)),
      ),
    ),
    q(
      'join',
      ...using(
        f => {
          const i = nth(f.acc, 'industry', 6),
            n =
              [2, 3, 4, 5, 6].find(
                k => accountsWith(f, 'industry', i).filter(a => lostBy(f, a).length > k).length <= 10,
              ) ?? 6
          return [i, n]
        },
        (f, i, n) => `With which ${i} accounts have we lost more than ${n} opportunities?`,
        (f, i, n) => set(accountsWith(f, 'industry', i).filter(a => lostBy(f, a).length > n)),
      ),
    ),
    q('join', 'Which region has the highest number of lost opportunities?', f =>
      topGroup(lost(f), o => f.A(o.account_id)?.region),
    ),
    q('join', 'Which departments do the contacts of our CRM account with the highest annual revenue work in?', f =>
      best(f.acc, 'annual_revenue', a => values(f.conOf(a), 'department')),
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.phone, 266)],
        (f, a) => `What phone number do we have for the CRM account ${a.name}?`,
        (f, a) => text(a.phone, { field: 'phone', phone: true }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.city !== a.country, 88)],
        (f, a) => `Which city is ${a.name} located in?`,
        (f, a) => text(a.city, { field: 'city' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.opp, 6040)],
        (f, o) => `When does opportunity ${o.id} close?`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.opp, 1717)],
        (f, o) => `What is opportunity ${o.id} called?`,
        (f, o) => text(o.name, { field: 'name' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(partners(f), 18)],
        (f, a) => `How much revenue does the third-party account ${a.name} have?`,
        (f, a) => money(a.revenue, { field: 'revenue' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [fits(prospects(f), l => l.source, 505)],
        (f, l) => `Which source did the lead ${fullName(l)} come from?`,
        (f, l) => text(l.source, { field: 'source' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(prospects(f), 288)],
        (f, l) => `Show me the details of the lead ${fullName(l)}.`,
        (f, l) => record(l),
      ),
    ),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => [nth(lost(f), month, 5)],
        (f, m) => `How many opportunities did we lose in ${monthName(m)}?`,
        (f, m) => count(lost(f).filter(o => month(o) === m).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(lost(f), year, 1)],
        (f, y) => `How many opportunities did we lose in each month of ${y}?`,
        (f, y) =>
          mapBy(
            lost(f).filter(o => year(o) === y),
            month,
            undefined,
            { as: monthAs },
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.opp, month, 9)],
        (f, m) => `What is the total value of the opportunities with a close date in ${monthName(m)}?`,
        (f, m) =>
          money(
            sum(
              f.opp.filter(o => month(o) === m),
              'value',
            ),
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [sized(leadsWith(f, 'source', 'Trade Show'), createdIn, 5, 12, 2)],
        (f, g) => `Which leads from the source Trade Show were created in ${monthName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'date',
      ...using(
        f => {
          const list = staged(f, 'negotiation'),
            d = list.map(day).sort()[14]
          return [d, list.filter(o => day(o) < d)]
        },
        (f, d) => `Which opportunities in negotiation have a close date before ${dayName(d)}?`,
        (f, d, list) => set(list),
      ),
    ),
    q('date', 'Which opportunity in the proposal stage closes first?', f => smallest(staged(f, 'proposal'), day)),
    q(
      'date',
      ...using(
        f => [nth(f.con, c => createdOn(c).slice(0, 4), 2)],
        (f, y) => `How many CRM contacts were created in ${y}?`,
        (f, y) => count(f.con.filter(c => createdOn(c).startsWith(y)).length),
      ),
    ),

    // ------------------------------------------------------------ threshold
    q('threshold', 'Which of my accounts have a revenue of more than $6 million?', f =>
      set(f.mine.filter(a => a.revenue > 6e6)),
    ),
    q(
      'threshold',
      ...using(
        f => {
          const c = nth(f.acc, 'country', 2)
          return [c, cut(accountsWith(f, 'country', c), 'employee_count', 0.85, 1)]
        },
        (f, c, v) => `CRM accounts in ${the(c)} with more than ${v.toLocaleString('en-US')} employees`,
        (f, c, v) => set(accountsWith(f, 'country', c).filter(a => a.employee_count > v)),
      ),
    ),
    q('threshold', 'How many leads have a score below 20?', f => count(f.leads.filter(l => l.score < 20).length)),
    q(
      'threshold',
      ...using(
        f => [cut(staged(f, 'negotiation'), 'value', 0.965), cut(staged(f, 'negotiation'), 'value', 0.985)],
        (f, a, b) => `Show me the opportunities in negotiation that are worth between ${usd(a)} and ${usd(b)}.`,
        (f, a, b) => either(between(staged(f, 'negotiation'), 'value', a, b).map(list => set(list))),
      ),
    ),
    q('threshold', 'Which third-party accounts have a revenue between 1 and 2 million dollars?', f =>
      either(between(f.third, 'revenue', 1e6, 2e6).map(list => set(list))),
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      thread(
        f => [rank(f.mine, 'state')[1], largest(rank(f.mine, 'state')[1].items, 'revenue').items],
        [
          [(f, g) => `Which accounts do I have in ${stateName(g.key)}?`, (f, g) => set(g.items)],
          ['Which of them has the highest revenue?', (f, g, top) => record(top)],
          ['And who are the contacts there?', (f, g, top) => either(top.map(a => set(f.tcOf(a))))],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [leadsWith(f, 'source', 'Partner')],
        [
          ['How many leads came from the source Partner?', (f, list) => count(list.length)],
          ['How many of those are qualified?', (f, list) => count(list.filter(l => l.status === 'qualified').length)],
          [
            'And how many of them are in negotiation?',
            (f, list) => count(list.filter(l => l.status === 'negotiation').length),
          ],
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
            x => primary(f, x).length === 1 && primary(f, x)[0].phone && primary(f, x)[0].department,
            349,
          )
          return [a, primary(f, a)[0]]
        },
        [
          [(f, a) => `Who is the primary contact of ${a.name}?`, (f, a, c) => set([c])],
          ['What is the phone number of this contact?', (f, a, c) => text(c.phone, { field: 'phone', phone: true })],
          ['And which department do they work in?', (f, a, c) => text(c.department, { field: 'department' })],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [desc(f.acc, 'employee_count').slice(0, 5)],
        [
          ['Show me the 5 CRM accounts with the most employees.', f => ordered(f.acc, 'employee_count', { n: 5 })],
          ['Which of these has the highest annual revenue?', (f, list) => largest(list, 'annual_revenue')],
          [
            'Which industry is it in?',
            (f, list) => text(largest(list, 'annual_revenue').items[0].industry, { field: 'industry' }),
          ],
        ],
      ),
      {},
    ),
    q('followup', [
      ['How many leads are in negotiation?', f => count(leadsWith(f, 'status', 'negotiation').length)],
      ['And with the status proposal?', f => count(leadsWith(f, 'status', 'proposal').length)],
      [
        'How many of those have a score above 80?',
        f => count(leadsWith(f, 'status', 'proposal').filter(l => l.score > 80).length),
      ],
    ]),
    q(
      'followup',
      thread(
        f => [fits(customers(f), x => wonBy(f, x).length > 2 && largest(wonBy(f, x), 'value').items.length === 1, 133)],
        [
          [(f, a) => `Show me the opportunities that we won with ${a.name}.`, (f, a) => set(wonBy(f, a))],
          ['What is their total value?', (f, a) => money(sum(wonBy(f, a), 'value'))],
          ['And which one is the largest?', (f, a) => largest(wonBy(f, a), 'value')],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [1, 2].map(i => rank(f.acc, 'region')[i]),
        [
          [(f, a) => `How many CRM accounts are there in the ${a.key} region?`, (f, a) => count(a.n)],
          [(f, a, b) => `And in ${b.key}?`, (f, a, b) => count(b.n)],
          ['Which country there has the most accounts?', (f, a, b) => topGroup(b.items, 'country')],
        ],
      ),
      {},
    ),
    q(
      'followup',
      thread(
        f => [0, 2].map(i => rank(f.mine, 'state')[i]),
        [
          [
            (f, a) => `What is the total revenue of my accounts in ${stateName(a.key)}?`,
            (f, a) => money(sum(a.items, 'revenue')),
          ],
          [(f, a, b) => `And in ${stateName(b.key)}?`, (f, a, b) => money(sum(b.items, 'revenue'))],
          ['Which account is the largest one there?', (f, a, b) => largest(b.items, 'revenue')],
        ],
      ),
      {},
    ),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Please create a new lead: Ingrid Halvarsen, e-mail ingrid.halvarsen@example.com, IT Director at Thistledown Test Clinics, industry Healthcare, source Referral.',
      created('leads', {
        first_name: 'Ingrid',
        last_name: 'Halvarsen',
        email: 'ingrid.halvarsen@example.com',
        job_title: 'IT Director',
        company: 'Thistledown Test Clinics',
        industry: 'Healthcare',
        source: 'Referral',
      }),
    ),
    q(
      'write',
      f =>
        `We have a new opportunity with ${at(customers(f), 451).name}: "Harbor crane sensors 2034", value $112,000, stage prospecting, close date 2027-05-31. Please add it.`,
      f =>
        created('opportunities', {
          name: 'Harbor crane sensors 2034',
          value: 112000,
          stage: 'prospecting',
          close_date: '2027-05-31',
          account_id: at(customers(f), 451).id,
        }),
    ),
    q(
      'write',
      'Add the CRM account Larkspur Test Dairies: industry Food & Beverage, city Lyon, country France, website https://www.larkspurtest.example.',
      created('accounts', {
        name: 'Larkspur Test Dairies',
        industry: 'Food & Beverage',
        city: 'Lyon',
        country: 'France',
        website: 'https://www.larkspurtest.example',
      }),
    ),
    q(
      'write',
      'Mark the lead Cosima Brackenridge as contacted.',
      (f, m) => updated('leads', m.lead.id, { status: 'contacted' }, { mayChange: ['score'] }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Cosima',
            last_name: 'Brackenridge',
            email: 'cosima.brackenridge@example.com',
            status: 'new',
            score: 44,
          }),
        },
      },
    ),
    q(
      'write',
      'We have lost the opportunity "Placeholder deal Lapwing", please move it to closed-lost.',
      (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-lost' }, { mayChange: ['probability'] }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Lapwing',
            stage: 'negotiation',
            value: 21000,
            probability: 0.8,
          }),
        },
      },
    ),
    q(
      'write',
      'The CRM contact Evander Thistlewood has moved to the Operations department. Please change that.',
      (f, m) => updated('contacts', m.contact.id, { department: 'Operations' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Evander',
            last_name: 'Thistlewood',
            email: 'evander.thistlewood@example.com',
            department: 'Finance',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      (f, m) => `Delete opportunity ${m.deal.id}, please.`,
      (f, m) => removed('opportunities', m.deal.id),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Sandpiper',
            stage: 'prospecting',
            value: 7300,
            probability: 0.1,
          }),
        },
      },
    ),
    q(
      'write',
      [
        [
          'Please delete the lead with the e-mail address leopold.marchbanks@example.com, but ask me before you do.',
          pending,
        ],
        ['Yes, please delete it.', (f, m) => removed('leads', m.lead.id)],
      ],
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Leopold',
            last_name: 'Marchbanks',
            email: 'leopold.marchbanks@example.com',
          }),
        },
      },
    ),
    q('write', 'Set the phone number of the CRM contact 88888888 to +1-555-010-3344.', () =>
      all(nowrite({ insist: true }), unknown()),
    ),
    q('write', 'Please add a new CRM account.', () => all(nowrite(), clarify())),
    q('write', 'How can I change the stage of an opportunity? I only want to know, do not change anything.', nowrite),

    // ------------------------------------------------------------ missing
    q('missing', 'How many visitors did our website have last week?', unknown),
    q('missing', f => `How satisfied is ${at(customers(f), 520).name} with our support?`, unknown),
    q('missing', 'Which of our CRM contacts have a birthday this week?', unknown),
    q('missing', f => `What are the opening hours of ${at(ours(f), 29).name}?`, unknown),
    q('missing', f => `Who is our competitor for opportunity ${at(open(f), 1500).id}?`, unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `In which country is the CRM account ${absent(
          ['Mossgrove Zeppelins', 'Umberland Quartz Mills', 'Zanzibar Inkwell Works'],
          [...f.all, ...f.acc].map(a => a.name),
        )}?`,
      unknown,
    ),
    q('unknown', 'What is the probability of opportunity 98765432?', unknown),
    q(
      'unknown',
      f =>
        `Which company does the lead ${absent(['Persimmon Haggerty-Blythe', 'Octavius Wolfenden', 'Hyacinth Plumbottom'], [...f.tc, ...f.con, ...f.leads].map(fullName))} work for?`,
      unknown,
    ),

    // ------------------------------------------------------------ ambiguous
    q(
      'ambiguous',
      ...using(
        f => [nth(f.third, 'state', 3)],
        (f, s) => `How many accounts do we have in ${stateName(s)}?`,
        (f, s) => {
          const crm = f.acc.filter(a => [s, stateName(s)].includes(a.state)),
            at = inState(f.all, s)
          return either(
            [inState(f.mine, s), inState(f.third, s), at, crm].map(list => count(list.length)),
            count(at.length + crm.length),
            figures([inState(f.mine, s).length, inState(f.third, s).length]),
            figures([at.length, crm.length]),
            figures([inState(f.mine, s).length, crm.length]),
            clarify(),
          )
        },
      ),
    ),
    q('ambiguous', 'Show me our 3 biggest accounts.', f =>
      either(
        ordered(f.mine, 'revenue', { n: 3 }),
        ordered(f.all, 'revenue', { n: 3 }),
        ordered(f.acc, 'annual_revenue', { n: 3 }),
        ordered(f.acc, 'employee_count', { n: 3 }),
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
              g => g.n > 1 && !others.has(g.key) && distinct(g.items, 'account_id').length > 1,
              22,
            ),
          ]
        },
        (f, g) => `What is the e-mail address of the CRM contact ${g.key}?`,
        (f, g) => either(clarify(), set(g.items), values(g.items, 'email')),
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Good evening!', smalltalk),
    q('smalltalk', 'Who made you?', smalltalk),
    q('smalltalk', 'Thank you so much, bye!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Go to our homepage and download the price list as a PDF', refuse),
    q('browser', 'Type my password into the login form of the website', refuse),
    q('browser', 'Refresh the web page and take a screenshot of it', refuse),

    // ------------------------------------------------------------ casual
    q('casual', 'how many leeds did we get from the website', f => count(leadsWith(f, 'source', 'Website').length)),
    q(
      'casual',
      f => `SHOW ME MY ACCOUNTS IN ${stateName(nth(f.mine, 'state', 3)).toUpperCase()}`,
      f => set(rank(f.mine, 'state')[3].items),
    ),
    q('casual', 'whats the avg deal size of our won oportunities', f => money(avg(won(f), 'value'))),
    q(
      'casual',
      'Hi! Sorry for the short notice, I am just putting my slides together for the team meeting this afternoon and one figure is still missing on the last page. Could you please tell me how many CRM contacts we have in the Human Resources department? That would be wonderful, many thanks!',
      f => count(f.con.filter(c => c.department === 'Human Resources').length),
    ),
    q('casual', 'who r the sales managers at the third party accounts', f =>
      set(titled(f.third.flatMap(f.tcOf), 'Sales Manager')),
    ),

    // ------------------------------------------------------------ multi-intent
    q(
      'multi',
      ...using(
        f => [0, 1].map(i => rank(f.mine, 'state')[i]),
        (f, a, b) => `How many of my accounts are in ${stateName(a.key)} and how many in ${stateName(b.key)}?`,
        (f, a, b) => figures([count(a.n), count(b.n)]),
      ),
    ),
    q(
      'multi',
      ...using(
        f => [fits(customers(f), a => a.industry && a.employee_count, 612)],
        (f, a) => `Which industry is ${a.name} in, and how many employees does it have?`,
        (f, a) =>
          either(
            all(text(a.industry, { field: 'industry' }), count(a.employee_count, { field: 'employee_count' })),
            record(a, { says: [a.industry, count(a.employee_count)] }),
            set([a.industry, String(a.employee_count)], { says: [a.industry, count(a.employee_count)] }),
          ),
      ),
    ),
    q('multi', 'What are the highest and the lowest annual revenue among the CRM accounts?', f =>
      figures([money(max(f.acc, 'annual_revenue')), money(min(f.acc, 'annual_revenue'))]),
    ),
    q(
      'multi',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).filter(isOpen).length > 1 && !f.oppOf(a).every(isOpen), 205)],
        (f, a) => `List the open opportunities of ${a.name} and tell me what they are worth together.`,
        (f, a) => set(f.oppOf(a).filter(isOpen), { says: [money(sum(f.oppOf(a).filter(isOpen), 'value'))] }),
      ),
    ),

    // ------------------------------------------------------------ complete
    q('complete', 'I want every lead that came from the source Google Ads, not just some of them.', f =>
      set(leadsWith(f, 'source', 'Google Ads'), { complete: true }),
    ),
    q('complete', 'What is the total value of all the lost opportunities in the CRM?', f =>
      money(sum(lost(f), 'value'), { complete: true }),
    ),
    q(
      'complete',
      ...using(
        f => [rank(f.acc, 'region').at(-1)],
        (f, g) => `Give me all the CRM accounts in the ${g.key} region, the full list.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
  ]
}
