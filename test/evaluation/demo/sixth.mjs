// A held-back set of questions. Every value in a question and every gold answer comes from the data served.
export default kit => {
  const {
    absent,
    alone,
    all,
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
    desc,
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
  const q = numbered('sixth-')
  const none = () => set([], { none: true })

  // Records whose name leaves no doubt which one is meant.
  const mineNamed = f => alone(f.all, 'name', f.acc).filter(a => !a.is_third_party)
  const crmNamed = f => {
    const companies = new Set(f.leads.map(l => String(l.company).toLowerCase()))
    return alone(f.acc, 'name', f.all).filter(a => !companies.has(a.name.toLowerCase()))
  }
  const person = f => alone(f.con, fullName, f.leads, f.tc)
  const pick = (list, test, i) => at(list.filter(test).length ? list.filter(test) : list, i)
  const deal = (f, i, test = () => true) => {
    const names = alone(f.opp, 'name')
    for (let n = i; n < i + 400; n++) {
      const one = at(names, n)
      if (test(one) && !f.opp.some(o => o.id !== one.id && o.name.includes(one.name))) return one
    }
    return at(names, i)
  }

  const inStage = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => inStage(f, 'closed-won')
  const lost = f => inStage(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const account = (f, o) => f.A(o.account_id)
  const madeIn = y => r => String(r.created_at).startsWith(y)
  const top3 = f => desc(f.third, 'revenue').slice(0, 3)
  const the = country => (/^(United|Nether|Phil)/.test(country) ? `the ${country}` : country)
  const lastWord = a => a.name.split(' ').at(-1)
  const wonSum = f => a =>
    sum(
      f.oppOf(a).filter(o => o.stage === 'closed-won'),
      'value',
    )

  return [
    // ------------------------------------------------------------ list
    q('list', 'Give me an overview of all accounts in the territory, both mine and the third-party ones.', f =>
      set(f.all),
    ),
    q(
      'list',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 3, 120)],
        (f, a) => `Pull up the people we have on file at ${a.name}.`,
        (f, a) => set(f.conOf(a)),
      ),
    ),
    q('list', 'What lead sources do we work with?', f => values(f.leads, 'source')),
    q('list', 'Which departments do our CRM contacts belong to?', f => values(f.con, 'department')),
    q('list', 'Across which states are my accounts spread?', f => values(f.mine, 'state', stateAs)),
    q(
      'list',
      ...using(
        f => [pick(f.third, a => f.tcOf(a).length > 2, 4)],
        (f, a) => `Please list everyone who works at territory account ${a.id}.`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'job_title', 'industry', 4, 15, 3),
        (f, t, i) => `Which leads in the ${i} industry have the job title ${t}?`,
        (f, t, i, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 4), nth(f.third, 'state', 6)],
        (f, a, b) => `Which third-party accounts sit in ${stateName(a)} or ${stateName(b)}?`,
        (f, a, b) => set(f.third.filter(x => [a, b].includes(x.state))),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.acc, 'country', 'industry', 3, 12, 4),
        (f, c, i) => `I'm looking for ${i} companies in ${the(c)}. Which CRM accounts fit?`,
        (f, c, i, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [pick(crmNamed(f), a => f.oppOf(a).filter(o => o.stage === 'closed-lost').length > 1, 40)],
        (f, a) => `Show me the deals we lost at ${a.name}.`,
        (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-lost')),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [rank(f.leads, 'company').find(g => !f.acc.some(a => a.name.toLowerCase() === g.key.toLowerCase()))],
        (f, g) => `Show the leads we have from the company ${g.key}.`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [
          rank(
            f.con.filter(c => c.is_primary),
            'department',
          ).at(-2),
        ],
        (f, g) => `Which primary contacts in the CRM are in the ${g.key} department?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.acc, lastWord, 5, 15, 1).key],
        (f, w) => `Find the CRM accounts that have "${w}" in their name.`,
        (f, w) =>
          either(
            set(f.acc.filter(a => a.name.toLowerCase().includes(w.toLowerCase()))),
            set(f.acc.filter(a => a.name.split(' ').includes(w))),
          ),
      ),
    ),
    q('filter', 'Which CRM accounts have no phone number on record?', f => set(f.acc.filter(a => !a.phone))),
    q(
      'filter',
      ...using(
        f => [
          sized(
            f.acc.filter(a => a.country === nth(f.acc, 'country', 3)),
            'state',
            5,
            30,
          ),
        ],
        (f, g) => `Which of the CRM accounts are in the state of ${g.key}?`,
        (f, g) => set(f.acc.filter(a => a.state === g.key)),
      ),
    ),

    // ------------------------------------------------------------ count
    q('count', 'How many accounts does the High Value Outreach campaign cover?', f => count(f.high.length)),
    q('count', 'How many opportunities are in the qualification stage?', f =>
      count(inStage(f, 'qualification').length),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.leads, 'source', 5)],
        (f, s) => `How many leads came in via ${s}?`,
        (f, s) => count(f.leads.filter(l => l.source === s).length),
      ),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'country', 4)],
        (f, c) => `How many of our CRM accounts are in ${the(c)}?`,
        (f, c) => count(f.acc.filter(a => a.country === c).length),
      ),
    ),
    q('count', 'How many distinct job titles are there among the CRM contacts?', f =>
      count(rank(f.con, 'job_title').length),
    ),
    q('count', 'How many leads have no phone number?', f => count(f.leads.filter(l => !l.phone).length)),

    // ------------------------------------------------------------ top
    q('top', 'What are the 5 smallest of my accounts by revenue?', f => ordered(f.mine, 'revenue', { n: 5, up: true })),
    q('top', 'Which industry do most of our leads come from?', f => topGroup(f.leads, 'industry')),
    q('top', 'What is the most valuable deal that is still open?', f => largest(open(f), 'value')),
    q('top', 'Which region has the fewest CRM accounts?', f => topGroup(f.acc, 'region', { up: true })),
    q('top', 'List the ten CRM accounts with the most employees.', f => ordered(f.acc, 'employee_count', { n: 10 })),
    q('top', 'What is the most common job title among the territory contacts?', f => topGroup(f.tc, 'job_title')),
    q('top', 'Which is the third largest third-party account in terms of revenue?', f =>
      largest(f.third, 'revenue', { i: 2 }),
    ),

    // ------------------------------------------------------------ aggregate
    q(
      'aggregate',
      ...using(
        f => [nth(f.mine, 'state', 0), nth(f.mine, 'state', 1)],
        (f, a, b) => `How much revenue do my accounts in ${stateName(a)} and ${stateName(b)} bring in together?`,
        (f, a, b) =>
          money(
            sum(
              f.mine.filter(x => [a, b].includes(x.state)),
              'revenue',
            ),
          ),
      ),
    ),
    q('aggregate', 'What is the average revenue of the accounts in the Tech Transformation campaign?', f =>
      money(avg(f.tech, 'revenue')),
    ),
    q('aggregate', 'What is the median value of the opportunities in the proposal stage?', f =>
      money(median(inStage(f, 'proposal'), 'value')),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'industry', 3)],
        (f, i) => `How many employees do our ${i} accounts in the CRM have on average?`,
        (f, i) =>
          num(
            avg(
              f.acc.filter(a => a.industry === i),
              'employee_count',
            ),
          ),
      ),
    ),
    q('aggregate', 'How much are all our open opportunities worth in total?', f => money(sum(open(f), 'value'))),
    q('aggregate', 'Of all the opportunities that are closed, what percentage did we win?', f =>
      pct((100 * won(f).length) / (won(f).length + lost(f).length)),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.leads, 'source', 8)],
        (f, s) => `What is the highest score of any lead from ${s}?`,
        (f, s) =>
          count(
            max(
              f.leads.filter(l => l.source === s),
              'score',
            ),
            { field: 'score' },
          ),
      ),
    ),

    // ------------------------------------------------------------ group
    q('group', 'Show me the total revenue of my accounts by state.', f =>
      mapBy(f.mine, 'state', g => sum(g, 'revenue'), { as: stateAs }),
    ),
    q('group', 'What is the average lead score for each source?', f => mapBy(f.leads, 'source', g => avg(g, 'score'))),
    q('group', 'Number of CRM accounts per country, please', f => mapBy(f.acc, 'country')),
    q('group', 'How many territory contacts are there for every job title?', f => mapBy(f.tc, 'job_title')),
    q('group', 'What is the total value of our lost opportunities by industry of the account?', f =>
      mapBy(
        lost(f),
        o => account(f, o)?.industry,
        g => sum(g, 'value'),
      ),
    ),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      ...using(
        f => [
          at(crmNamed(f), 70),
          pick(crmNamed(f), a => a.employee_count !== at(crmNamed(f), 70).employee_count, 205),
        ],
        (f, a, b) => `Who has more employees, ${a.name} or ${b.name}?`,
        (f, a, b) => largest([a, b], 'employee_count'),
      ),
    ),
    q('compare', 'Are there more opportunities in prospecting than in qualification?', f =>
      yes(inStage(f, 'prospecting').length > inStage(f, 'qualification').length),
    ),
    q(
      'compare',
      'What is the difference between the average value of won opportunities and the average value of lost opportunities?',
      f => money(Math.abs(avg(won(f), 'value') - avg(lost(f), 'value')), { abs: true }),
    ),
    q(
      'compare',
      ...using(
        f => [nth(f.mine, 'state', 1), nth(f.mine, 'state', 2)],
        (f, a, b) =>
          `Compare the total revenue of my accounts in ${stateName(a)} with that of my accounts in ${stateName(b)}.`,
        (f, a, b) =>
          figures(
            [a, b].map(s =>
              money(
                sum(
                  f.mine.filter(x => x.state === s),
                  'revenue',
                ),
              ),
            ),
          ),
      ),
    ),

    // ------------------------------------------------------------ join
    q('join', 'Which of my accounts have a Chief Executive Officer among their contacts?', f =>
      set(f.mine.filter(a => f.tcOf(a).some(c => c.job_title === 'Chief Executive Officer'))),
    ),
    q(
      'join',
      ...using(
        f => [
          sized(
            f.acc.filter(a => !f.oppOf(a).some(isOpen)),
            'country',
            2,
            12,
          ),
        ],
        (f, g) => `Which CRM accounts in ${the(g.key)} have no open opportunities?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.mine, 'state', 3)],
        (f, s) => `Give me the e-mail addresses of everybody at my accounts in ${stateName(s)}.`,
        (f, s) => set(f.mine.filter(a => a.state === s).flatMap(f.tcOf)),
      ),
    ),
    q(
      'join',
      ...using(
        f => {
          const [i, r, list] = sizedPair(f.acc, 'industry', 'region', 5, 40, 6)
          return [i, r, list.reduce((t, a) => t + wonSum(f)(a), 0)]
        },
        (f, i, r) => `What is the total value of the opportunities we have won with ${i} accounts in ${r}?`,
        (f, i, r, total) => money(total),
      ),
    ),
    q(
      'join',
      ...using(
        f => [deal(f, 900)],
        (f, o) => `Who is the primary contact at the account behind the opportunity "${o.name}"?`,
        (f, o) => set(f.conOf(account(f, o)).filter(c => c.is_primary)),
      ),
    ),
    q('join', 'Which CRM account has the highest total value of won opportunities?', f => largest(f.acc, wonSum(f))),
    q('join', 'In which region is the account of the largest deal we lost?', f =>
      text({ alt: largest(lost(f), 'value').items.map(o => account(f, o).region) }, { field: 'region' }),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.con, 'department', 6), nth(f.acc, 'industry', 7)],
        (f, d, i) => `How many ${d} contacts do we have at ${i} accounts in the CRM?`,
        (f, d, i) => count(f.con.filter(c => c.department === d && f.A(c.account_id)?.industry === i).length),
      ),
    ),
    q(
      'join',
      ...using(
        f => [sized(won(f), o => account(f, o)?.city, 6, 15, 2)],
        (f, g) => `Show all closed-won opportunities of accounts based in the city of ${g.key}.`,
        (f, g) => set(g.items),
      ),
    ),

    // ------------------------------------------------------------ lookup
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
            33,
          ),
        ],
        (f, c) => `What is ${c.name}'s job title?`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(alone(f.leads, fullName, f.con, f.tc), 240)],
        (f, l) => `What is the source of the lead ${fullName(l)}?`,
        (f, l) => text(l.source, { field: 'source' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [pick(crmNamed(f), a => a.address, 77)],
        (f, a) => `What's the street address of ${a.name}?`,
        (f, a) => text(a.address, { field: 'address' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [deal(f, 2100)],
        (f, o) => `What is the close date of the opportunity "${o.name}"?`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [pick(crmNamed(f), a => a.employee_count > 12, 301)],
        (f, a) => `How many employees does ${a.name} have?`,
        (f, a) => count(a.employee_count, { field: 'employee_count' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(person(f), 1500)],
        (f, c) => `Which account does the CRM contact ${fullName(c)} belong to?`,
        (f, c) => either(record(f.A(c.account_id)), text(f.A(c.account_id).name)),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.acc, 611)],
        (f, a) => `Show me the details of the CRM account with id ${a.id}.`,
        (f, a) => record(a),
      ),
    ),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => {
          const list = won(f),
            m = nth(list, month, 2),
            here = list.filter(o => month(o) === m)
          return [m, cut(here, 'value', 0.85), here]
        },
        (f, m, v) =>
          `Which opportunities did we win in ${monthName(m)} that are worth more than ${usd(v)}? Go by the close date.`,
        (f, m, v, list) => set(list.filter(o => o.value > v)),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(lost(f), year, 1)],
        (f, y) => `How many closed-lost opportunities have a close date in ${y}?`,
        (f, y) => count(lost(f).filter(o => year(o) === y).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.leads, l => String(l.created_at).slice(0, 4), 0)],
        (f, y) => `How many leads were created in ${y}?`,
        (f, y) => count(f.leads.filter(madeIn(y)).length),
      ),
    ),
    q('date', 'Which CRM account was created first?', f => smallest(f.acc, 'created_at')),
    q(
      'date',
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
    q(
      'date',
      ...using(
        f => [sized(f.opp, day, 4, 12, 5)],
        (f, g) => `Which opportunities have ${dayName(g.key)} as their close date?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.opp, year, 2)],
        (f, y) => `In which month of ${y} do the most opportunities close?`,
        (f, y) =>
          topGroup(
            f.opp.filter(o => year(o) === y),
            month,
            { as: monthAs },
          ),
      ),
    ),

    // ------------------------------------------------------------ threshold
    q(
      'threshold',
      ...using(
        f => [cut(f.third, 'revenue', 0.8)],
        (f, v) => `Which third-party accounts make more than ${worded(v)} dollars in revenue?`,
        (f, v) => set(f.third.filter(a => a.revenue > v)),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.acc, 'annual_revenue', 0.15)],
        (f, v) => `How many CRM accounts have an annual revenue under ${usd(v)}?`,
        (f, v) => count(f.acc.filter(below('annual_revenue', v)).length),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [nth(f.leads, 'industry', 16), cut(f.leads, 'score', 0.8)],
        (f, i, v) => `Show the ${i} leads that score higher than ${v}.`,
        (f, i, v) => set(f.leads.filter(l => l.industry === i && l.score > v)),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.opp, 'value', 0.004)],
        (f, v) => `Which opportunities are worth ${usd(v)} or less?`,
        (f, v) => set(f.opp.filter(o => o.value <= v)),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => {
          const c = nth(f.acc, 'country', 2),
            here = f.acc.filter(a => a.country === c)
          return [c, cut(here, 'employee_count', 0.4), cut(here, 'employee_count', 0.65), here]
        },
        (f, c, a, b) => `CRM accounts in ${the(c)} with between ${a} and ${b} employees`,
        (f, c, a, b, here) => either(between(here, 'employee_count', a, b).map(list => set(list))),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      ...(() => {
        const country = f => nth(f.acc, 'country', 5),
          here = f => f.acc.filter(a => a.country === country(f)),
          part = f => rank(here(f), 'industry')[0]
        return [
          [
            [f => `Which CRM accounts do we have in ${the(country(f))}?`, f => set(here(f))],
            [f => `Show me just the ones in ${part(f).key}.`, f => set(part(f).items)],
            ['How many employees do they have altogether?', f => count(sum(part(f).items, 'employee_count'))],
          ],
        ]
      })(),
    ),
    q(
      'followup',
      ...(() => {
        const source = f => nth(f.leads, 'source', 7),
          here = f => f.leads.filter(l => l.source === source(f)),
          part = f => here(f).filter(l => l.status === 'qualified')
        return [
          [
            [f => `How many leads do we have from ${source(f)}?`, f => count(here(f).length)],
            ['How many of those are qualified?', f => count(part(f).length)],
            ['What is the average score of the qualified ones?', f => num(avg(part(f), 'score'))],
          ],
        ]
      })(),
    ),
    q(
      'followup',
      ...(() => {
        const one = f => pick(crmNamed(f), a => f.conOf(a).some(c => c.is_primary && c.phone), 180),
          primary = f => f.conOf(one(f)).find(c => c.is_primary)
        return [
          [
            [f => `Which city is ${one(f).name} based in?`, f => text(one(f).city, { field: 'city' })],
            ['Who is the primary contact there?', f => set([primary(f)])],
            ["What is that person's phone number?", f => text(primary(f).phone, { field: 'phone', phone: true })],
          ],
        ]
      })(),
    ),
    q('followup', [
      ['Show me the top 3 third-party accounts by revenue.', f => ordered(f.third, 'revenue', { n: 3 })],
      ['Which states are they in?', f => values(top3(f), 'state', stateAs)],
      ['How many contacts do we have at these three in total?', f => count(top3(f).flatMap(f.tcOf).length)],
    ]),
    q(
      'followup',
      ...(() => {
        const part = (f, i) => lost(f).filter(o => year(o) === nth(lost(f), year, i))
        return [
          [
            [
              f => `How many deals with a close date in ${nth(lost(f), year, 0)} did we lose?`,
              f => count(part(f, 0).length),
            ],
            [f => `And in ${nth(lost(f), year, 1)}?`, f => count(part(f, 1).length)],
            ['What was the total value of those?', f => money(sum(part(f, 1), 'value'))],
          ],
        ]
      })(),
    ),
    q('followup', [
      ['Which of my accounts make less than $1 million in revenue?', f => set(f.mine.filter(below('revenue', 1e6)))],
      [
        'Order them from smallest to largest.',
        f => ordered(f.mine.filter(below('revenue', 1e6)), 'revenue', { up: true }),
      ],
      [
        'Who are the contacts at the first one?',
        f => either(smallest(f.mine, 'revenue').items.map(a => set(f.tcOf(a)))),
      ],
    ]),
    q('followup', [
      [
        'What is the total value of all opportunities in negotiation?',
        f => money(sum(inStage(f, 'negotiation'), 'value')),
      ],
      ['What about proposal?', f => money(sum(inStage(f, 'proposal'), 'value'))],
      ['How many opportunities is that?', f => count(inStage(f, 'proposal').length)],
    ]),
    q(
      'followup',
      ...(() => {
        const all_ = f => f.tc.filter(c => c.job_title === 'Chief Financial Officer'),
          third = f => all_(f).filter(c => f.T(c.account_id).is_third_party)
        return [
          [
            ['List the Chief Financial Officers among our territory contacts.', f => set(all_(f))],
            ['Which of them work at third-party accounts?', f => set(third(f))],
            ['So how many is that?', f => count(third(f).length)],
          ],
        ]
      })(),
    ),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Please add a new CRM account: Harrowmere Test Foundry, industry Manufacturing, city Leeds, country United Kingdom, 240 employees.',
      () =>
        created('accounts', {
          name: 'Harrowmere Test Foundry',
          industry: 'Manufacturing',
          city: 'Leeds',
          country: 'United Kingdom',
          employee_count: 240,
        }),
    ),
    q(
      'write',
      'Enter a new lead, please: Tobias Wrenfield, IT Manager at Saltmarsh Test Labs, e-mail tobias.wrenfield@example.com.',
      () =>
        created('leads', {
          first_name: 'Tobias',
          last_name: 'Wrenfield',
          job_title: 'IT Manager',
          company: 'Saltmarsh Test Labs',
          email: 'tobias.wrenfield@example.com',
        }),
    ),
    q(
      'write',
      'Update the value of the opportunity "Placeholder rollout Osprey" to $91,500.',
      (f, m) => updated('opportunities', m.deal.id, { value: 91500 }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder rollout Osprey',
            stage: 'qualification',
            value: 80000,
            probability: 0.3,
          }),
        },
      },
    ),
    q(
      'write',
      (f, m) => `Push the close date of opportunity ${m.deal.id} back to September 15, 2026.`,
      (f, m) => updated('opportunities', m.deal.id, { close_date: '2026-09-15' }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder audit Dunlin',
            stage: 'prospecting',
            value: 15750,
            probability: 0.1,
            close_date: '2026-06-30',
          }),
        },
      },
    ),
    q(
      'write',
      'Change the job title of the CRM contact Hester Lindqvale to Procurement Director.',
      (f, m) => updated('contacts', m.contact.id, { job_title: 'Procurement Director' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Hester',
            last_name: 'Lindqvale',
            email: 'hester.lindqvale@example.com',
            job_title: 'Buyer',
            department: 'Procurement',
            is_primary: false,
          }),
        },
      },
    ),
    q('write', 'Delete the opportunity "Placeholder licence Merlin".', (f, m) => removed('opportunities', m.deal.id), {
      setup: {
        deal: temp('opportunities', {
          name: 'Placeholder licence Merlin',
          stage: 'prospecting',
          value: 9900,
          probability: 0.1,
        }),
      },
    }),
    q(
      'write',
      [
        ['Set the lead Casimir Oldershaw to contacted, but let me confirm it first.', pending],
        [
          'Yes, please do it.',
          (f, m) => updated('leads', m.lead.id, { status: 'contacted' }, { mayChange: ['score'] }),
        ],
      ],
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Casimir',
            last_name: 'Oldershaw',
            email: 'casimir.oldershaw@example.com',
            status: 'new',
            score: 33,
            phone: '+1-555-010-4411',
          }),
        },
      },
    ),
    q(
      'write',
      [
        ['Remove the CRM account Brindlewood Test Glass, but wait for my OK.', pending],
        ['Actually no, keep it.', nowrite],
      ],
      {
        setup: {
          account: temp('accounts', {
            name: 'Brindlewood Test Glass',
            phone: '+1-555-010-3322',
            email: 'info@brindlewood.example.com',
          }),
        },
      },
    ),
    q('write', "What do you need to know from me to create an opportunity? Don't create anything yet.", nowrite),
    q('write', 'Set the stage of opportunity 88888888 to closed-won.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'Add a contact to the CRM.', () => all(nowrite(), clarify())),

    // ------------------------------------------------------------ missing
    q('missing', 'What commission do we pay on won opportunities?', unknown),
    q('missing', f => `Which sales rep owns the opportunity "${deal(f, 3300).name}"?`, unknown),
    q('missing', f => `What is the phone number of my account ${at(mineNamed(f), 11).name}?`, unknown),
    q('missing', 'Show me the credit rating of the CRM accounts.', unknown),
    q('missing', 'What is the euro to dollar exchange rate today?', unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `Which opportunities do we have with ${absent(
          ['Yarrowquist Holdings', 'Dunmorrow Vextel', 'Obligato Tarn'],
          f.all.map(a => a.name),
          f.acc.map(a => a.name),
          f.leads.map(l => l.company),
        )}?`,
      () => either(unknown(), none()),
    ),
    q(
      'unknown',
      f =>
        `What is the status of the lead ${absent(['Barnabas Quillivray', 'Ottoline Fernsby-Drax', 'Lysander Mopp'], [...f.tc, ...f.con, ...f.leads].map(fullName))}?`,
      unknown,
    ),
    q('unknown', 'Show me CRM account 77777777.', unknown),

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'How many accounts are there?', f =>
      either(
        count(f.mine.length),
        count(f.all.length),
        count(f.acc.length),
        count(f.all.length + f.acc.length),
        figures([f.mine.length, f.third.length]),
        figures([f.all.length, f.acc.length]),
        figures([f.mine.length, f.acc.length]),
        clarify(),
      ),
    ),
    q('ambiguous', 'Who is our best lead?', f =>
      either(
        largest(f.leads, 'score'),
        set(largest(f.leads, 'score').items),
        largest(
          f.leads.filter(l => !l.status.startsWith('closed')),
          'score',
        ),
        clarify(),
      ),
    ),
    q('ambiguous', 'What is our pipeline worth?', f =>
      either(
        money(sum(open(f), 'value')),
        money(sum(f.opp, 'value')),
        money(
          sum(
            open(f).map(o => ({ v: o.value * o.probability })),
            'v',
          ),
        ),
        mapBy(open(f), 'stage', g => sum(g, 'value')),
        mapBy(f.opp, 'stage', g => sum(g, 'value')),
        clarify(),
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hi there, how are you today?', smalltalk),
    q('smalltalk', 'Who are you?', smalltalk),
    q('smalltalk', 'Perfect, thank you. Bye!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Open wikipedia.org in a new tab', refuse),
    q('browser', 'scroll down to the bottom of the page', refuse),
    q('browser', 'Type my user name into the login field', refuse),

    // ------------------------------------------------------------ casual
    q(
      'casual',
      ...using(
        f => [nth(f.leads, 'source', 2)],
        (f, s) => `how many leeds did we get from ${s.toLowerCase()} so far`,
        (f, s) => count(f.leads.filter(l => l.source === s).length),
      ),
    ),
    q('casual', 'need the top 5 third party accts by revenue asap pls', f => ordered(f.third, 'revenue', { n: 5 })),
    q(
      'casual',
      ...using(
        f => [nth(f.mine, 'state', 0)],
        (f, s) => `avrage revenue of my accounts in ${stateName(s).toLowerCase()}?`,
        (f, s) =>
          money(
            avg(
              f.mine.filter(a => a.state === s),
              'revenue',
            ),
          ),
      ),
    ),
    q(
      'casual',
      "Hi, sorry to bother you. I'm preparing a slide for Monday and my boss would like to know how many opportunities we have lost. Could you look that up for me? Cheers!",
      f => count(lost(f).length),
    ),
    q(
      'casual',
      ...using(
        f => [
          pick(
            mineNamed(f),
            a => f.tcOf(a).length > 1 && f.tcOf(a).filter(c => c.job_title === 'Chief Financial Officer').length === 1,
            1,
          ),
        ],
        (f, a) => `WHO IS THE CFO OF ${a.name.toUpperCase()}`,
        (f, a) => set(f.tcOf(a).filter(c => c.job_title === 'Chief Financial Officer')),
      ),
    ),

    // ------------------------------------------------------------ multi-intent
    q('multi', 'How many third-party accounts are there, and what is their average revenue?', f =>
      figures([count(f.third.length), money(avg(f.third, 'revenue'))]),
    ),
    q('multi', 'What is the total value of the won opportunities and of the lost ones?', f =>
      figures([money(sum(won(f), 'value')), money(sum(lost(f), 'value'))]),
    ),
    q('multi', 'Which lead source brings in the most leads, and how many are they?', f =>
      topGroup(f.leads, 'source', { says: [rank(f.leads, 'source')[0].n] }),
    ),
    q('multi', 'Which of my accounts has the lowest revenue, and how much is it?', f =>
      smallest(f.mine, 'revenue', { says: [money(min(f.mine, 'revenue'))] }),
    ),

    // ------------------------------------------------------------ complete
    q(
      'complete',
      ...using(
        f => [rank(f.con, 'department').at(-1)],
        (f, g) => `List all CRM contacts in the ${g.key} department.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    q(
      'complete',
      ...using(
        f => [rank(f.leads, 'industry')[2]],
        (f, g) => `Show me every lead in the ${g.key} industry.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    q('complete', 'What is the average value across all opportunities in the CRM?', f =>
      money(avg(f.opp, 'value'), { complete: true }),
    ),
  ]
}
