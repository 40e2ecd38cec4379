// Blind questions over the demo services, frozen before they were first asked: `kit => [question, …]`, for a scorer that hands in the kit.
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
    dayShort,
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
    misspell,
    money,
    month,
    monthAs,
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
    shift,
    sized,
    sizedPair,
    smallest,
    smalltalk,
    stateAs,
    stateName,
    sum,
    tableBy,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    usd,
    using,
    values,
    write,
    yes,
    year,
  } = kit
  const q = numbered('b-')
  const none = () => set([], { none: true })
  const territoryNamed = f => alone(f.all, 'name', f.acc)
  const mineNamed = f => territoryNamed(f).filter(a => !a.is_third_party)
  const thirdNamed = f => territoryNamed(f).filter(a => a.is_third_party)
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = f => alone(f.con, fullName, f.leads, f.tc)
  const leadNamed = f => alone(f.leads, fullName, f.con, f.tc)
  const tcNamed = f =>
    alone(
      f.tc,
      'name',
      f.con.map(c => ({ name: fullName(c) })),
      f.leads.map(c => ({ name: fullName(c) })),
    )
  const dealNamed = f => alone(f.opp, 'name')
  const named = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const won = o => o.stage === 'closed-won'
  const lost = o => o.stage === 'closed-lost'
  const accOf = f => o => f.A(o.account_id)
  const by = (f, k) => o => f.A(o.account_id)?.[k]
  const today = new Date().toISOString().slice(0, 10)
  const nextMonth = (key, n = 1) => {
    const d = new Date(`${key.slice(0, 7)}-15T00:00:00Z`)
    d.setUTCMonth(d.getUTCMonth() + n)
    return d.toISOString().slice(0, 7)
  }
  const possessive = name => `${name}'${name.endsWith('s') ? '' : 's'}`

  return [
    // ------------------------------------------------------------ list
    q('list', "Could you please pull up the complete list of accounts I'm responsible for?", f => set(f.mine)),
    q('list', 'third parties, all of em', f => set(f.third)),
    q('list', 'Which lead sources do we use?', f => values(f.leads, 'source')),
    q('list', 'What are the different stages our deals are in?', f => values(f.opp, 'stage')),
    q(
      'list',
      ...using(
        f => [named(thirdNamed(f), a => f.tcOf(a).length > 1, 4)],
        (f, a) => `Who do we know over at ${a.name}?`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    q('list', 'name the departments that show up among the people in the CRM', f => values(f.con, 'department')),
    q(
      'list',
      ...using(
        f => [at(f.acc, 77)],
        (f, a) => `Give me all opps for CRM account #${a.id}`,
        (f, a) => set(f.oppOf(a)),
      ),
    ),
    q('list', 'Which countries in Europe do our CRM accounts sit in?', f =>
      values(
        f.acc.filter(a => a.region === 'Europe'),
        'country',
      ),
    ),
    q(
      'list',
      ...using(
        f => [named(mineNamed(f), a => distinct(f.tcOf(a), 'job_title').length > 1, 9)],
        (f, a) => `what roles are covered at ${a.name}`,
        (f, a) => values(f.tcOf(a), 'job_title'),
      ),
    ),
    q('list', "Who's on the Tech Transformation campaign list?", f => set(f.tech)),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      ...using(
        f => [nth(f.mine, 'state', 2)],
        (f, s) => `I'm flying to ${stateName(s)} next week - which of my accounts are located there?`,
        (f, s) => set(f.mine.filter(a => a.state === s)),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [nth(f.leads, 'source', 6)],
        (f, s) => `Leads that came in through ${s}, please.`,
        (f, s) => set(f.leads.filter(l => l.source === s)),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.con, 'job_title', 20, 120)],
        (f, g) => `Find me everyone listed as ${g.key} in the CRM contacts`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.acc, 'city', 4, 40, 1).key, sized(f.acc, 'city', 4, 40, 3).key],
        (f, a, b) => `CRM accounts in ${a} or ${b}`,
        (f, a, b) => set(f.acc.filter(x => [a, b].includes(x.city))),
      ),
    ),
    q('filter', "Which opportunities have 'pilot for headquarters' in their name?", f =>
      set(f.opp.filter(o => o.name.toLowerCase().includes('pilot for headquarters'))),
    ),
    q('filter', 'third-party accounts that are in neither California nor Texas', f =>
      set(f.third.filter(a => !['CA', 'TX'].includes(a.state))),
    ),
    q(
      'filter',
      ...using(
        f => [nth(f.leads, 'industry', 3), nth(f.leads, 'industry', 6)],
        (f, a, b) => `leads in the ${a} or ${b} industry that have been contacted`,
        (f, a, b) => set(f.leads.filter(l => [a, b].includes(l.industry) && l.status === 'contacted')),
      ),
    ),
    q('filter', "Which CRM accounts don't have a phone number on file?", f => set(f.acc.filter(a => !a.phone))),
    q(
      'filter',
      ...using(
        f => sizedPair(f.acc, 'industry', 'country', 3, 25, 3),
        (f, i, c) => `What ${i} companies do we have in ${c}?`,
        (f, i, c, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.con, 'last_name', 4, 15, 2)],
        (f, g) => `CRM contacts with the last name ${g.key}`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [named(crmNamed(f), a => f.oppOf(a).filter(lost).length > 1, 8)],
        (f, a) => `Which deals did we lose at ${a.name}?`,
        (f, a) => set(f.oppOf(a).filter(lost)),
      ),
    ),
    q('filter', 'accounts in my territory whose name starts with the letter M', f =>
      set(f.mine.filter(a => a.name.startsWith('M'))),
    ),
    q('filter', 'My accounts in Illinois, Ohio and Georgia', f =>
      set(f.mine.filter(a => ['IL', 'OH', 'GA'].includes(a.state))),
    ),
    q('filter', 'people in the territory who are either Sales Manager or Product Manager', f =>
      set(f.tc.filter(c => ['Sales Manager', 'Product Manager'].includes(c.job_title))),
    ),
    q(
      'filter',
      ...using(
        f =>
          sizedPair(
            f.leads.filter(l => l.status === 'closed-lost'),
            'source',
            'industry',
            2,
            15,
          ),
        (f, s, i) => `I would like to see those leads of the ${i} sector that we got from ${s} and lost.`,
        (f, s, i, list) => set(list),
      ),
    ),
    q('filter', 'primary contacts without a phone', f => set(f.con.filter(c => c.is_primary && !c.phone))),

    // ------------------------------------------------------------ count
    q('count', 'Number of third-party accounts?', f => count(f.third.length)),
    q('count', 'how many persons are listed as contacts of the territory in total', f => count(f.tc.length)),
    q('count', 'How many deals have we lost so far?', f => count(f.opp.filter(lost).length)),
    q(
      'count',
      ...using(
        f => [nth(f.leads, 'source', 2)],
        (f, s) => `What number of leads originate from ${s}?`,
        (f, s) => count(f.leads.filter(l => l.source === s).length),
      ),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'region', 0)],
        (f, r) => `count the CRM accounts outside ${r}`,
        (f, r) => count(f.acc.filter(a => a.region !== r).length),
      ),
    ),
    q('count', 'How many companies in the CRM have more than five open opportunities?', f =>
      count(f.acc.filter(a => f.oppOf(a).filter(isOpen).length > 5).length),
    ),
    q('count', 'How many distinct job titles appear among the CRM contacts?', f =>
      count(distinct(f.con, 'job_title').length),
    ),
    q('count', 'How many primary contacts are in the CRM?', f => count(f.con.filter(c => c.is_primary).length)),
    q('count', 'how many states does my territory span', f => count(distinct(f.mine, 'state').length)),
    q('count', 'Please tell me how many opportunities are not closed yet.', f => count(f.opp.filter(isOpen).length)),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'country', 2)],
        (f, c) => `${c}: how many CRM accounts?`,
        (f, c) => count(f.acc.filter(a => a.country === c).length),
      ),
    ),

    // ------------------------------------------------------------ top
    q('top', 'Biggest third party account, moneywise?', f => largest(f.third, 'revenue')),
    q('top', 'bottom five of my accounts when it comes to revenue', f =>
      ordered(f.mine, 'revenue', { n: 5, up: true }),
    ),
    q('top', 'Who are our ten highest-scoring leads?', f => ordered(f.leads, 'score', { n: 10 })),
    q('top', 'Which industry has the most opportunities?', f => topGroup(f.opp, by(f, 'industry'))),
    q('top', 'Which source brings us the fewest leads?', f => topGroup(f.leads, 'source', { up: true })),
    q('top', "What's the most expensive deal still in the pipeline?", f => largest(f.opp.filter(isOpen), 'value')),
    q('top', 'runner-up among the third-party accounts by revenue', f => largest(f.third, 'revenue', { i: 1 })),
    q('top', 'Which CRM company do we have the most contacts at?', f => largest(f.acc, a => f.conOf(a).length)),
    q('top', 'Where do we have the fewest CRM accounts? I mean which region.', f =>
      topGroup(f.acc, 'region', { up: true }),
    ),
    q('top', 'Rank the departments by number of CRM contacts', f =>
      ordered(rank(f.con, 'department'), 'n', { as: g => g.key }),
    ),
    q('top', "What's the most common job title among our territory contacts?", f => topGroup(f.tc, 'job_title')),
    q('top', 'the 4 smallest deals we ever won', f => ordered(f.opp.filter(won), 'value', { n: 4, up: true })),
    q('top', 'Show the accounts in my territory from richest to poorest.', f => ordered(f.mine, 'revenue')),
    q(
      'top',
      ...using(
        f => [nth(f.acc, 'industry', 3)],
        (f, i) => `Within ${i}, who is the largest employer among our CRM accounts?`,
        (f, i) =>
          largest(
            f.acc.filter(a => a.industry === i),
            'employee_count',
          ),
      ),
    ),

    // ------------------------------------------------------------ aggregate
    q('aggregate', "What's our average deal size?", f => money(avg(f.opp, 'value'))),
    q('aggregate', 'combined headcount of all CRM accounts', f => count(sum(f.acc, 'employee_count'))),
    q('aggregate', 'What is the median lead score?', f => num(median(f.leads, 'score'))),
    q('aggregate', 'What is our win rate, i.e. won as a share of all closed opportunities?', f =>
      pct((100 * f.opp.filter(won).length) / f.opp.filter(o => !isOpen(o)).length),
    ),
    q('aggregate', 'How much money is sitting in the open pipeline?', f => money(sum(f.opp.filter(isOpen), 'value'))),
    q('aggregate', "What's the probability-weighted value of our open opportunities?", f =>
      money(sum(f.opp.filter(isOpen), o => o.value * o.probability)),
    ),
    q(
      'aggregate',
      ...using(
        f => sizedPair(f.acc, 'industry', 'region', 5, 40, 2),
        (f, i, r) => `avg number of employees at ${i} companies in ${r}`,
        (f, i, r, list) => num(avg(list, 'employee_count')),
      ),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 1)],
        (f, c) => `What share of the CRM accounts is located in ${c}?`,
        (f, c) => pct((100 * f.acc.filter(a => a.country === c).length) / f.acc.length),
      ),
    ),
    q('aggregate', "what's the lowest revenue among third-party accounts in Texas", f =>
      money(
        min(
          f.third.filter(a => a.state === 'TX'),
          'revenue',
        ),
        { field: 'revenue' },
      ),
    ),
    q('aggregate', 'On average, how many contacts does a CRM account have?', f => num(f.con.length / f.acc.length)),
    q('aggregate', 'What fraction of my accounts bring in more than 5 million?', f =>
      pct((100 * f.mine.filter(a => a.revenue > 5e6).length) / f.mine.length),
    ),
    q('aggregate', 'If I add up the Tech Transformation accounts, how much revenue is that?', f =>
      money(sum(f.tech, 'revenue')),
    ),

    // ------------------------------------------------------------ group
    q('group', 'Leads by source, please.', f => mapBy(f.leads, 'source')),
    q('group', 'For each region, how many employees do our CRM accounts have in total?', f =>
      mapBy(f.acc, 'region', g => sum(g, 'employee_count')),
    ),
    q('group', 'split the third parties by state', f => mapBy(f.third, 'state', undefined, { as: stateAs })),
    q('group', 'How many open deals are there at each stage?', f => mapBy(f.opp.filter(isOpen), 'stage')),
    q('group', 'average lead score per industry', f => mapBy(f.leads, 'industry', g => avg(g, 'score'))),
    q('group', 'How does the value of the deals we won spread over the regions?', f =>
      mapBy(f.opp.filter(won), by(f, 'region'), g => sum(g, 'value')),
    ),
    q('group', 'number of territory contacts for every job title', f => mapBy(f.tc, 'job_title')),
    q('group', 'I need the count and the total value of opportunities per stage.', f =>
      tableBy(f.opp, 'stage', [g => g.length, g => sum(g, 'value')]),
    ),
    q('group', 'How many deals did we win in each quarter of 2024?', f =>
      mapBy(
        f.opp.filter(o => won(o) && year(o) === '2024'),
        quarter,
        undefined,
        { as: quarterAs },
      ),
    ),
    q(
      'group',
      ...using(
        f => [rank(f.acc, 'industry')[4].n - 1],
        (f, n) => `Which industries have more than ${n} CRM accounts?`,
        (f, n) =>
          set(
            rank(f.acc, 'industry')
              .filter(g => g.n > n)
              .map(g => g.key),
          ),
      ),
    ),
    q(
      'group',
      ...using(
        f => [nth(f.leads, 'source', 1)],
        (f, s) => `Show me how many leads of each status we have from ${s}`,
        (f, s) =>
          mapBy(
            f.leads.filter(l => l.source === s),
            'status',
          ),
      ),
    ),
    q('group', 'biggest deal value for each country', f => mapBy(f.opp, by(f, 'country'), g => max(g, 'value'))),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      ...using(
        f => [at(mineNamed(f), 5), at(thirdNamed(f), 8)],
        (f, a, b) => `Is ${a.name} bigger than ${b.name} in terms of revenue?`,
        (f, a, b) => yes(a.revenue > b.revenue),
      ),
    ),
    q(
      'compare',
      ...using(
        f => [at(crmNamed(f), 14), at(crmNamed(f), 19)],
        (f, a, b) => `who has more employees, ${a.name} or ${b.name}?`,
        (f, a, b) => largest([a, b], 'employee_count'),
      ),
    ),
    q('compare', 'Do we have more won deals than lost ones?', f =>
      yes(f.opp.filter(won).length > f.opp.filter(lost).length),
    ),
    q('compare', 'How many more leads are new than qualified?', f =>
      count(
        Math.abs(f.leads.filter(l => l.status === 'new').length - f.leads.filter(l => l.status === 'qualified').length),
        { abs: true },
      ),
    ),
    q('compare', 'California vs. Texas: where do I have more accounts?', f =>
      topGroup(
        f.mine.filter(a => ['CA', 'TX'].includes(a.state)),
        'state',
        { as: stateAs },
      ),
    ),
    q('compare', 'Which region has the larger open pipeline in dollars, Europe or Asia Pacific?', f =>
      topGroup(
        f.opp.filter(o => isOpen(o) && ['Europe', 'Asia Pacific'].includes(by(f, 'region')(o))),
        by(f, 'region'),
        { by: g => sum(g.items, 'value') },
      ),
    ),
    q('compare', 'How do New York and Florida compare in total revenue of third-party accounts?', f =>
      figures(
        ['NY', 'FL'].map(s =>
          money(
            sum(
              f.third.filter(a => a.state === s),
              'revenue',
            ),
          ),
        ),
      ),
    ),
    q('compare', 'Are there more CRM contacts in Sales or in IT?', f =>
      topGroup(
        f.con.filter(c => ['Sales', 'IT'].includes(c.department)),
        'department',
      ),
    ),
    q('compare', 'Is it true that our most valuable deal is worth more than a million dollars?', f =>
      yes(max(f.opp, 'value') > 1e6),
    ),
    q(
      'compare',
      ...using(
        f => [named(crmNamed(f), a => f.oppOf(a).some(isOpen), 25)],
        (f, a) => `Does ${a.name} have any open opportunities?`,
        (f, a) => yes(f.oppOf(a).some(isOpen)),
      ),
    ),
    q('compare', 'Do any of my accounts have a revenue under 400k?', f => yes(f.mine.some(a => a.revenue < 4e5))),
    q(
      'compare',
      ...using(
        f => [at(mineNamed(f), 11)],
        (f, a) => `Is ${possessive(a.name)} revenue above the average of my accounts?`,
        (f, a) => yes(a.revenue > avg(f.mine, 'revenue')),
      ),
    ),

    // ------------------------------------------------------------ join
    q('join', 'Which of my accounts have a Chief Technology Officer?', f =>
      set(f.mine.filter(a => f.tcOf(a).some(c => c.job_title === 'Chief Technology Officer'))),
    ),
    q('join', 'emails of the data scientists at my accounts', f =>
      set(f.mine.flatMap(f.tcOf).filter(c => c.job_title === 'Data Scientist')),
    ),
    q('join', 'Contacts at third-party accounts in New York with revenue over 2 million', f =>
      set(f.third.filter(a => a.state === 'NY' && a.revenue > 2e6).flatMap(f.tcOf)),
    ),
    q('join', 'Who are the CEOs at the third-party accounts?', f =>
      set(f.third.flatMap(f.tcOf).filter(c => c.job_title === 'Chief Executive Officer')),
    ),
    q('join', 'Which CRM accounts have no open deals?', f => set(f.acc.filter(a => !f.oppOf(a).some(isOpen)))),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'industry', 2)],
        (f, i) => `What is the total value of won deals in the ${i} industry?`,
        (f, i) =>
          money(
            sum(
              f.opp.filter(o => won(o) && by(f, 'industry')(o) === i),
              'value',
            ),
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [sized(f.acc, 'city', 5, 40, 2)],
        (f, g) => `How many contacts are there at CRM accounts based in ${g.key}?`,
        (f, g) => count(g.items.flatMap(f.conOf).length),
      ),
    ),
    q('join', 'List the deals in negotiation at companies with over 30,000 employees', f =>
      set(f.opp.filter(o => o.stage === 'negotiation' && by(f, 'employee_count')(o) > 30000)),
    ),
    q(
      'join',
      ...using(
        f => [at(f.opp, 1234)],
        (f, o) => `Who is the primary contact for opportunity ${o.id}?`,
        (f, o) => set(f.conOf(f.A(o.account_id)).filter(c => c.is_primary)),
      ),
    ),
    q(
      'join',
      ...using(
        f => sizedPair(f.acc, 'industry', 'city', 2, 10, 4),
        (f, i, c) => `phone numbers of the primary contacts at ${i} firms in ${c}`,
        (f, i, c, list) => set(list.flatMap(f.conOf).filter(x => x.is_primary)),
      ),
    ),
    q('join', 'How many third-party accounts lack a Sales Manager?', f =>
      count(f.third.filter(a => !f.tcOf(a).some(c => c.job_title === 'Sales Manager')).length),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `average opportunity value for accounts in ${c}`,
        (f, c) =>
          money(
            avg(
              f.opp.filter(o => by(f, 'country')(o) === c),
              'value',
            ),
          ),
      ),
    ),
    q('join', 'Which account has the most closed-won opportunities?', f =>
      largest(f.acc, a => f.oppOf(a).filter(won).length),
    ),
    q(
      'join',
      ...using(
        f => {
          const nego = f.opp.filter(o => o.stage === 'negotiation')
          return [cut(nego, 'value', 0.97), nego]
        },
        (f, v) => `Which people in Procurement work at companies where we have a deal in negotiation above ${usd(v)}?`,
        (f, v, nego) =>
          set(
            distinct(
              nego.filter(o => o.value > v),
              'account_id',
            )
              .flatMap(id => f.conOf({ id }))
              .filter(c => c.department === 'Procurement'),
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [at(tcNamed(f), 31)],
        (f, c) => `In which state is the company that ${c.name} works for?`,
        (f, c) => text(stateAs(f.T(c.account_id).state), { field: 'state' }),
      ),
    ),
    q(
      'join',
      ...using(
        f => [cut(f.opp, 'value', 0.995)],
        (f, v) =>
          `Give me the contacts of accounts having opportunities of ${usd(v)} or more with a likelihood of at least 90 percent.`,
        (f, v) =>
          set(
            distinct(
              f.opp.filter(o => o.value >= v && o.probability >= 0.9),
              'account_id',
            ).flatMap(id => f.conOf({ id })),
          ),
      ),
    ),
    q('join', 'Which job titles occur both among the territory contacts and among the CRM contacts?', f =>
      set(distinct(f.tc, 'job_title').filter(t => distinct(f.con, 'job_title').includes(t))),
    ),
    q('join', 'How many accounts do the territory and the CRM hold together?', f => count(f.all.length + f.acc.length)),
    q(
      'join',
      ...using(
        f => [at(dealNamed(f), 402)],
        (f, o) => `Which company is behind the deal "${o.name}"?`,
        (f, o) => record(f.A(o.account_id)),
      ),
    ),
    q(
      'join',
      ...using(
        f => [named(personNamed(f), c => f.oppOf({ id: c.account_id }).length > 1, 60)],
        (f, c) => `What opportunities are there at the company of ${fullName(c)}?`,
        (f, c) => set(f.oppOf({ id: c.account_id })),
      ),
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [at(tcNamed(f), 12)],
        (f, c) => `${possessive(c.name)} email?`,
        (f, c) => text(c.email, { field: 'email' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(personNamed(f), 45)],
        (f, c) => `What does ${fullName(c)} do for a living? I mean the job title.`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(crmNamed(f), 51)],
        (f, a) => `In which city is ${a.name} located?`,
        (f, a) => text(a.city, { field: 'city' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(crmNamed(f), 70)],
        (f, a) => `how many employees has ${a.name} got`,
        (f, a) => count(a.employee_count, { field: 'employee_count' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(dealNamed(f), 150)],
        (f, o) => `When is "${o.name}" expected to close?`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(f.tc, 88)],
        (f, c) => `who is ${c.id}?`,
        (f, c) => record(c),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [named(crmNamed(f), a => a.address, 90)],
        (f, a) => `I have to send a letter to ${a.name}. What's their street address?`,
        (f, a) => text(a.address, { field: 'address' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(leadNamed(f), 210)],
        (f, l) => `Give me everything you have on the lead ${fullName(l)}.`,
        (f, l) => record(l),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(thirdNamed(f), 15)],
        (f, a) => `Is ${a.name} a third-party account?`,
        () => yes(true),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [named(f.leads, l => l.notes, 320)],
        (f, l) => `What do the notes say about lead ${l.email}?`,
        (f, l) => text({ alt: [l.notes, l.notes.replace(/\.$/, '')] }, { field: 'notes' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [named(dealNamed(f), o => isOpen(o), 77)],
        (f, o) => `How likely are we to win the deal ${o.name}?`,
        (f, o) =>
          either(pct(o.probability * 100, { field: 'probability' }), num(o.probability, { field: 'probability' })),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(dealNamed(f), 222)],
        (f, o) => `what stage is "${o.name}" at`,
        (f, o) => text(o.stage, { field: 'stage' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [named(f.con, c => c.phone, 999)],
        (f, c) => `I only have the address ${c.email}. Which phone number goes with it?`,
        (f, c) => text(c.phone, { field: 'phone', phone: true }),
      ),
    ),
    q('lookup', 'What is my coverage id?', f => text(f.coverage, { field: 'coverage_id' })),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => [cut(f.opp, 'value', 0.93)],
        (f, v) => `Negotiations due to close in the first half of 2025 worth over ${usd(v)}`,
        (f, v) =>
          set(
            f.opp.filter(
              o => o.stage === 'negotiation' && day(o) >= '2025-01-01' && day(o) <= '2025-06-30' && o.value > v,
            ),
          ),
      ),
    ),
    q('date', 'How many opportunities did we win in Q1 2025?', f =>
      count(f.opp.filter(o => won(o) && quarter(o) === '2025-Q1').length),
    ),
    q('date', 'What is the total value of the open deals expected to close in December 2025?', f =>
      money(
        sum(
          f.opp.filter(o => isOpen(o) && month(o) === '2025-12'),
          'value',
        ),
      ),
    ),
    q('date', 'Which deals are due to close next month?', f => set(f.opp.filter(o => month(o) === nextMonth(today)))),
    q('date', 'How many open deals have a close date that has already passed?', f =>
      count(f.opp.filter(o => isOpen(o) && day(o) && day(o) < today).length),
    ),
    q(
      'date',
      ...using(
        f => [named(crmNamed(f), a => f.oppOf(a).length > 4, 35)],
        (f, a) => `When does the last of ${possessive(a.name)} deals close?`,
        (f, a) => {
          const d = f.oppOf(a).map(day).sort().at(-1)
          return either(text(dayAs(d), { field: 'close_date' }), record(f.oppOf(a).filter(o => day(o) === d)))
        },
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.opp, day, 30)],
        (f, d) => `deals closing on ${dayShort(d)}`,
        (f, d) => set(f.opp.filter(o => day(o) === d)),
      ),
    ),
    q('date', 'Which deals in Europe did we lose in March 2025?', f =>
      set(f.opp.filter(o => lost(o) && month(o) === '2025-03' && by(f, 'region')(o) === 'Europe')),
    ),
    q('date', 'In which month do the most opportunities close?', f => topGroup(f.opp, month, { as: monthAs })),
    q('date', 'value of deals won in 2024 versus 2025', f =>
      figures(
        ['2024', '2025'].map(y =>
          money(
            sum(
              f.opp.filter(o => won(o) && year(o) === y),
              'value',
            ),
          ),
        ),
      ),
    ),
    q('date', 'What are the five most recently created leads?', f => ordered(f.leads, 'created_at', { n: 5 })),
    q('date', 'How many CRM accounts were added in 2023?', f =>
      count(f.acc.filter(a => a.created_at.startsWith('2023')).length),
    ),
    q('date', 'proposals closing from 3 March 2025 through 14 March 2025', f =>
      set(f.opp.filter(o => o.stage === 'proposal' && day(o) >= '2025-03-03' && day(o) <= '2025-03-14')),
    ),
    q('date', 'Which deals in negotiation close within the next 14 days?', f =>
      either(
        ...[
          [0, 14],
          [1, 14],
          [0, 13],
        ].map(([a, b]) => {
          const list = f.opp.filter(
            o => o.stage === 'negotiation' && day(o) >= shift(today, a) && day(o) <= shift(today, b),
          )
          return set(list, { none: !list.length })
        }),
      ),
    ),

    // ------------------------------------------------------------ threshold
    q('threshold', 'my accounts making no more than 1 million', f => set(f.mine.filter(a => a.revenue <= 1e6))),
    q('threshold', 'Leads scoring 97+', f => set(f.leads.filter(l => l.score >= 97))),
    q('threshold', 'CRM accounts with 300 to 600 employees in Germany', f =>
      either(
        between(
          f.acc.filter(a => a.country === 'Germany'),
          'employee_count',
          300,
          600,
        ).map(l => set(l, { none: !l.length })),
      ),
    ),
    q('threshold', 'third party accs > 7.5m rev', f => set(f.third.filter(a => a.revenue > 7.5e6))),
    q('threshold', 'deals worth half a million or more that are in qualification', f =>
      set(f.opp.filter(o => o.stage === 'qualification' && o.value >= 5e5)),
    ),
    q('threshold', 'Which leads have a score lower than 6?', f => set(f.leads.filter(l => l.score < 6))),
    q('threshold', 'CRM accounts with annual revenue exceeding four billion dollars', f =>
      set(f.acc.filter(a => a.annual_revenue > 4e9)),
    ),
    q('threshold', 'Which accounts employ fewer than ten people?', f => set(f.acc.filter(a => a.employee_count < 10))),
    q('threshold', 'opportunities with a 60% probability and a value of at most $4,000', f =>
      set(f.opp.filter(o => o.probability === 0.6 && o.value <= 4000)),
    ),

    // ------------------------------------------------------------ followup
    q('followup', [
      [
        f => `Show me leads from the ${nth(f.leads, 'industry', 1)} industry`,
        f => set(rank(f.leads, 'industry')[1].items),
      ],
      ['just the qualified ones', f => set(rank(f.leads, 'industry')[1].items.filter(l => l.status === 'qualified'))],
      [
        "what's their average score?",
        f =>
          num(
            avg(
              rank(f.leads, 'industry')[1].items.filter(l => l.status === 'qualified'),
              'score',
            ),
          ),
      ],
    ]),
    q('followup', [
      ["What's the largest deal we ever won?", f => largest(f.opp.filter(won), 'value')],
      ['Which company was that with?', f => record(largest(f.opp.filter(won), 'value').items.map(accOf(f)))],
      [
        'What country are they in?',
        f => text(f.A(largest(f.opp.filter(won), 'value').items[0].account_id).country, { field: 'country' }),
      ],
    ]),
    q('followup', [
      [
        f => `How many third-party accounts are there in ${stateName(nth(f.third, 'state', 1))}?`,
        f => count(rank(f.third, 'state')[1].n),
      ],
      ['list them', f => set(rank(f.third, 'state')[1].items)],
      ["which one's the smallest?", f => smallest(rank(f.third, 'state')[1].items, 'revenue')],
    ]),
    q('followup', [
      ['Top 3 of my accounts by revenue', f => ordered(f.mine, 'revenue', { n: 3 })],
      ['contacts for the first one?', f => set(f.tcOf(desc(f.mine, 'revenue')[0]))],
      ['and the second one?', f => set(f.tcOf(desc(f.mine, 'revenue')[1]))],
    ]),
    q('followup', [
      ['How many opportunities per stage?', f => mapBy(f.opp, 'stage')],
      ['Same thing, but with the total value instead of the count', f => mapBy(f.opp, 'stage', g => sum(g, 'value'))],
    ]),
    q('followup', [
      ["What's the average value of the deals we won?", f => money(avg(f.opp.filter(won), 'value'))],
      ['and of those we lost?', f => money(avg(f.opp.filter(lost), 'value'))],
    ]),
    q(
      'followup',
      thread(
        f => [named(crmNamed(f), a => f.conOf(a).some(c => c.is_primary && c.phone), 110)],
        [
          [(f, a) => `Tell me about ${a.name}`, (f, a) => record(a)],
          ["who's the primary contact there?", (f, a) => set(f.conOf(a).filter(c => c.is_primary))],
          [
            'their phone number?',
            (f, a) => text(f.conOf(a).find(c => c.is_primary).phone, { field: 'phone', phone: true }),
          ],
        ],
      ),
    ),
    q('followup', [
      ['How many deals close in February 2025?', f => count(f.opp.filter(o => month(o) === '2025-02').length)],
      ['and the month after?', f => count(f.opp.filter(o => month(o) === '2025-03').length)],
      [
        'Which of those are worth more than 2 million?',
        f => {
          const l = f.opp.filter(o => month(o) === '2025-03' && o.value > 2e6)
          return set(l, { none: !l.length })
        },
      ],
    ]),
    q(
      'followup',
      thread(
        f => sizedPair(f.acc, 'industry', 'region', 6, 30, 3),
        [
          [(f, i, r) => `find ${i} accounts in ${r}`, (f, i, r, list) => set(list)],
          ['order by number of employees, biggest first', (f, i, r, list) => ordered(list, 'employee_count')],
          ['only the top 3', (f, i, r, list) => ordered(list, 'employee_count', { n: 3 })],
        ],
      ),
    ),
    q('followup', [
      ['Show the contacts in the Legal department', f => set(f.con.filter(c => c.department === 'Legal'))],
      [
        'How many of them are primary contacts?',
        f => count(f.con.filter(c => c.department === 'Legal' && c.is_primary).length),
      ],
    ]),
    q(
      'followup',
      thread(
        f => [at(tcNamed(f), 50)],
        [
          [(f, c) => `Who is ${c.name}?`, (f, c) => record(c)],
          ['What company is that person with?', (f, c) => record(f.T(c.account_id))],
          ["and what's the company's revenue?", (f, c) => money(f.T(c.account_id).revenue, { field: 'revenue' })],
        ],
      ),
    ),
    q('followup', [
      ['How many leads do we have?', f => count(f.leads.length)],
      ['Never mind, how many opportunities?', f => count(f.opp.length)],
    ]),
    q('followup', [
      ['Show my accounts', f => set(f.mine)],
      ['Leave out the ones in Texas', f => set(f.mine.filter(a => a.state !== 'TX'))],
      ['how many are left?', f => count(f.mine.filter(a => a.state !== 'TX').length)],
    ]),
    q('followup', [
      ['Which accounts in my territory are above $8M in revenue?', f => set(f.mine.filter(a => a.revenue > 8e6))],
      ['And which ones are below 500k?', f => set(f.mine.filter(a => a.revenue < 5e5))],
    ]),
    q('followup', [
      ['How many contacts work in Finance?', f => count(f.con.filter(c => c.department === 'Finance').length)],
      ['In Legal?', f => count(f.con.filter(c => c.department === 'Legal').length)],
      ['and both together', f => count(f.con.filter(c => ['Finance', 'Legal'].includes(c.department)).length)],
    ]),
    q(
      'followup',
      thread(
        f => [
          named(crmNamed(f), a => f.oppOf(a).filter(won).length > 1, 44),
          named(crmNamed(f), a => f.oppOf(a).filter(won).length > 1, 52),
        ],
        [
          [(f, a) => `Which deals have we won with ${a.name}?`, (f, a) => set(f.oppOf(a).filter(won))],
          [(f, a, b) => `and with ${b.name}?`, (f, a, b) => set(f.oppOf(b).filter(won))],
          ['what do they add up to?', (f, a, b) => money(sum(f.oppOf(b).filter(won), 'value'))],
        ],
      ),
    ),

    // ------------------------------------------------------------ explain
    q('explain', [
      ['How many third-party accounts are in Florida?', f => count(f.third.filter(a => a.state === 'FL').length)],
      ['How did you work that out?', f => either(smalltalk(), count(f.third.filter(a => a.state === 'FL').length))],
    ]),
    q('explain', [
      ['Total revenue of my accounts?', f => money(sum(f.mine, 'revenue'))],
      ['where does this number come from', f => either(smalltalk(), money(sum(f.mine, 'revenue')))],
    ]),
    q('explain', "What's the difference between my accounts and third-party accounts?", () =>
      either(smalltalk(), unknown()),
    ),
    q('explain', 'Which systems are you connected to?', smalltalk),

    // ------------------------------------------------------------ write
    q(
      'write',
      "hey, I met Marisol Quintanar at the trade show today, she's Head of Operations at Bramblewick Test Foods, marisol.quintanar@example.com. Put her in as a new lead, source Trade Show.",
      () =>
        created('leads', {
          first_name: 'Marisol',
          last_name: 'Quintanar',
          email: 'marisol.quintanar@example.com',
          company: 'Bramblewick Test Foods',
          source: 'Trade Show',
          job_title: 'Head of Operations',
        }),
    ),
    q(
      'write',
      f =>
        `New CRM account please: Vantorelle Test Logistics, industry ${nth(f.acc, 'industry', 0)}, located in Lyon, France, 240 employees, annual revenue 31 million dollars.`,
      f =>
        created('accounts', {
          name: 'Vantorelle Test Logistics',
          industry: nth(f.acc, 'industry', 0),
          city: 'Lyon',
          country: 'France',
          employee_count: 240,
          annual_revenue: 31e6,
        }),
    ),
    q(
      'write',
      f =>
        `Log a deal for ${at(crmNamed(f), 120).name}: "Badge printer pilot 77", 12.5k, expected to close on 15 March 2027, it's in qualification.`,
      f =>
        created('opportunities', {
          name: 'Badge printer pilot 77',
          value: 12500,
          stage: 'qualification',
          close_date: '2027-03-15',
          account_id: at(crmNamed(f), 120).id,
        }),
    ),
    q(
      'write',
      f =>
        `Please add a new person at ${at(crmNamed(f), 130).name}: Henrietta Oduya, Compliance Officer in the Legal department, reachable at henrietta.oduya@example.com or +44-20-555-0199.`,
      f =>
        created('contacts', {
          first_name: 'Henrietta',
          last_name: 'Oduya',
          email: 'henrietta.oduya@example.com',
          job_title: 'Compliance Officer',
          department: 'Legal',
          phone: '+44-20-555-0199',
          account_id: at(crmNamed(f), 130).id,
        }),
    ),
    q(
      'write',
      'Bump the score of the lead Torvald Kessenich to 88 and mark him as contacted.',
      (f, m) => updated('leads', m.lead.id, { score: 88, status: 'contacted' }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Torvald',
            last_name: 'Kessenich',
            email: 'torvald.kessenich@example.com',
            status: 'new',
            score: 30,
          }),
        },
      },
    ),
    q(
      'write',
      'the deal Placeholder Marmot rollout is now worth 75k, not 60k. please fix',
      (f, m) => updated('opportunities', m.deal.id, { value: 75000 }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Marmot rollout',
            stage: 'proposal',
            value: 60000,
            probability: 0.6,
          }),
        },
      },
    ),
    q(
      'write',
      'Push the close date of the opportunity "Placeholder Wombat upgrade" out to Jan 31, 2027',
      (f, m) => updated('opportunities', m.deal.id, { close_date: '2027-01-31' }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Wombat upgrade',
            stage: 'proposal',
            value: 20000,
            probability: 0.6,
            close_date: '2026-12-01',
          }),
        },
      },
    ),
    q(
      'write',
      'We won the Placeholder Ibex migration deal! Mark it accordingly.',
      (f, m) =>
        updated('opportunities', m.deal.id, { stage: 'closed-won' }, { mayChange: ['probability', 'close_date'] }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Ibex migration',
            stage: 'negotiation',
            value: 30000,
            probability: 0.8,
          }),
        },
      },
    ),
    q(
      'write',
      'Increase the value of the opportunity Placeholder Lynx training by 10%.',
      (f, m) => updated('opportunities', m.deal.id, { value: 110000 }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Lynx training',
            stage: 'proposal',
            value: 100000,
            probability: 0.6,
          }),
        },
      },
    ),
    q(
      'write',
      'Philippa Zandstra got promoted to Finance Director - update her contact record in the CRM please',
      (f, m) => updated('contacts', m.contact.id, { job_title: 'Finance Director' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Philippa',
            last_name: 'Zandstra',
            email: 'philippa.zandstra@example.com',
            job_title: 'Controller',
            department: 'Finance',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      'Wrong email for the contact Bartholomew Quigg, it should be b.quigg@example.com',
      (f, m) => updated('contacts', m.contact.id, { email: 'b.quigg@example.com' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Bartholomew',
            last_name: 'Quigg',
            email: 'bart.quigg@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      'The CRM account Ostrander Test Bakeries has moved to Rotterdam and has 310 employees now. Please update.',
      (f, m) =>
        updated(
          'accounts',
          m.account.id,
          { city: 'Rotterdam', employee_count: 310 },
          { mayChange: ['country', 'state', 'region'] },
        ),
      {
        setup: {
          account: temp('accounts', {
            name: 'Ostrander Test Bakeries',
            city: 'Utrecht',
            employee_count: 280,
            email: 'info@ostrander.example.com',
          }),
        },
      },
    ),
    q(
      'write',
      'Make Evangeline Sproat a primary contact.',
      (f, m) => updated('contacts', m.contact.id, { is_primary: true }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Evangeline',
            last_name: 'Sproat',
            email: 'evangeline.sproat@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      'Add a note to the lead Cosmo Fennimore: "Prefers a call on Fridays."',
      (f, m) => updated('leads', m.lead.id, { notes: 'Prefers a call on Fridays.' }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Cosmo',
            last_name: 'Fennimore',
            email: 'cosmo.fennimore@example.com',
            notes: null,
          }),
        },
      },
    ),
    q(
      'write',
      'get rid of the opportunity named Placeholder Tapir renewal',
      (f, m) => removed('opportunities', m.deal.id),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Tapir renewal',
            stage: 'prospecting',
            value: 5000,
            probability: 0.1,
          }),
        },
      },
    ),
    q(
      'write',
      'Delete the leads Ansel Brackenbury and Odile Wetherell.',
      (f, m) => removed('leads', m.one.id, m.two.id),
      {
        setup: {
          one: temp('leads', { first_name: 'Ansel', last_name: 'Brackenbury', email: 'ansel.brackenbury@example.com' }),
          two: temp('leads', { first_name: 'Odile', last_name: 'Wetherell', email: 'odile.wetherell@example.com' }),
        },
      },
    ),
    q(
      'write',
      'Set every lead of the company Snorrebro Test Works to contacted.',
      (f, m) =>
        write({ update: [m.one, m.two].map(l => ({ resource: 'leads', id: l.id, fields: { status: 'contacted' } })) }),
      {
        setup: {
          one: temp('leads', {
            first_name: 'Sunniva',
            last_name: 'Halvorsby',
            email: 'sunniva.halvorsby@example.com',
            company: 'Snorrebro Test Works',
            status: 'new',
          }),
          two: temp('leads', {
            first_name: 'Trygve',
            last_name: 'Holmqvister',
            email: 'trygve.holmqvister@example.com',
            company: 'Snorrebro Test Works',
            status: 'new',
          }),
        },
      },
    ),
    q(
      'write',
      [
        ['I think we should drop the contact Leopold Varga-Stone from the CRM. Wait for my OK though.', pending],
        ['hmm, on second thought, cancel that', nowrite],
      ],
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Leopold',
            last_name: 'Varga-Stone',
            email: 'leopold.vargastone@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      [
        [
          'Register Ravindra Coppersmith, ravindra.coppersmith@example.com, of Hollin Test Mills as a lead. Show me first what you are going to save.',
          pending,
        ],
        [
          'looks good, do it',
          () =>
            created('leads', {
              first_name: 'Ravindra',
              last_name: 'Coppersmith',
              email: 'ravindra.coppersmith@example.com',
              company: 'Hollin Test Mills',
            }),
        ],
      ],
      {},
    ),
    q(
      'write',
      [
        [
          'Please change the stage of "Placeholder Heron pilot" to proposal.',
          (f, m) => updated('opportunities', m.deal.id, { stage: 'proposal' }, { mayChange: ['probability'] }),
        ],
        ['And its value to 42,000.', (f, m) => updated('opportunities', m.deal.id, { value: 42000 })],
      ],
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder Heron pilot',
            stage: 'qualification',
            value: 40000,
            probability: 0.3,
          }),
        },
      },
    ),
    q('write', f => `What would happen if I deleted the account ${at(crmNamed(f), 140).name}?`, nowrite),
    q('write', 'Are you able to change records in the CRM?', nowrite),
    q('write', 'Set the score of the lead Gwendolyn Pashley to 150.', () => nowrite({ insist: true }), {
      setup: {
        lead: temp('leads', {
          first_name: 'Gwendolyn',
          last_name: 'Pashley',
          email: 'gwendolyn.pashley@example.com',
          score: 44,
        }),
      },
    }),
    q('write', 'Update the opportunity.', () => all(nowrite(), clarify())),
    q('write', 'Delete the lead Jasper Twinning.', () => all(nowrite(), clarify()), {
      setup: {
        one: temp('leads', {
          first_name: 'Jasper',
          last_name: 'Twinning',
          email: 'jasper.twinning@example.com',
          company: 'Alpha Test One',
        }),
        two: temp('leads', {
          first_name: 'Jasper',
          last_name: 'Twinning',
          email: 'j.twinning@example.com',
          company: 'Beta Test Two',
        }),
      },
    }),
    q(
      'write',
      f => `Rename my territory account ${at(mineNamed(f), 3).name} to Foo Industries.`,
      () => nowrite({ insist: true }),
    ),
    q(
      'write',
      "Don't delete the lead Wilhelmina Ackerby, just show her to me.",
      (f, m) => all(nowrite(), record(m.lead)),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Wilhelmina',
            last_name: 'Ackerby',
            email: 'wilhelmina.ackerby@example.com',
          }),
        },
      },
    ),

    // ------------------------------------------------------------ missing
    q('missing', f => `How satisfied are the people at ${at(crmNamed(f), 22).name} with us?`, unknown),
    q('missing', f => `Who is the account manager of ${at(crmNamed(f), 32).name}?`, unknown),
    q('missing', f => `How many support tickets did ${at(crmNamed(f), 42).name} open last year?`, unknown),
    q('missing', 'Which of my accounts have unpaid invoices?', unknown),
    q('missing', f => `When is ${possessive(fullName(at(personNamed(f), 70)))} birthday?`, unknown),
    q('missing', f => `What was the revenue of ${at(mineNamed(f), 7).name} in 2019?`, unknown),
    q('missing', 'How much commission will I get for the deals I won?', unknown),
    q('missing', f => `What is the stock price of ${at(crmNamed(f), 62).name}?`, unknown),
    q('missing', 'Show the number of employees of each account in my territory.', unknown),
    q('missing', 'Who won the football match last night?', unknown),
    q('missing', 'Which of our leads are married?', unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `List the deals of ${absent(
          ['Brindlewood Astronautics', 'Quillmere Unified', 'Zanthor Plc'],
          f.all.map(a => a.name),
          f.acc.map(a => a.name),
        )}.`,
      unknown,
    ),
    q('unknown', 'Which state is acc_512 in?', unknown),
    q('unknown', 'What is opportunity 9876543 worth?', unknown),
    q('unknown', 'Which of my accounts are in Alaska?', () => either(unknown(), none())),
    q(
      'unknown',
      f =>
        `Does ${absent(['Gideon Marlspike', 'Ottoline Prewster'], [...f.tc, ...f.con, ...f.leads].map(fullName))} work for one of our accounts?`,
      () => either(unknown(), yes(false), none()),
    ),
    q('unknown', 'Find the lead with the email nobody.atall@nowhere.example', () => either(unknown(), none())),
    q('unknown', 'How many deals are in the stage "archived"?', () =>
      either(unknown(), count(0, { zero: true }), clarify()),
    ),

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', "What's the total revenue?", f =>
      either(
        money(sum(f.mine, 'revenue')),
        money(sum(f.all, 'revenue')),
        money(sum(f.acc, 'annual_revenue')),
        clarify(),
      ),
    ),
    q(
      'ambiguous',
      f => `What is ${possessive(sized(f.con, 'first_name', 4, 40).key)} phone number?`,
      () => clarify(),
    ),
    q('ambiguous', 'Show me the largest accounts', f =>
      either(
        clarify(),
        ...[3, 5, 10, 20, Infinity].flatMap(n => [
          ordered(f.mine, 'revenue', { n }),
          ordered(f.all, 'revenue', { n }),
          ordered(f.acc, 'annual_revenue', { n }),
          ordered(f.acc, 'employee_count', { n }),
        ]),
        largest(f.acc, 'annual_revenue'),
        largest(f.all, 'revenue'),
        largest(f.mine, 'revenue'),
        largest(f.acc, 'employee_count'),
      ),
    ),
    q('ambiguous', 'Who is our best customer?', f =>
      either(
        clarify(),
        largest(f.acc, 'annual_revenue'),
        largest(f.mine, 'revenue'),
        largest(f.all, 'revenue'),
        largest(f.acc, a => sum(f.oppOf(a).filter(won), 'value')),
        largest(f.acc, a => f.oppOf(a).filter(won).length),
        unknown(),
      ),
    ),
    q('ambiguous', 'How many accounts are there?', f =>
      either(
        clarify(),
        count(f.mine.length),
        count(f.all.length),
        count(f.acc.length),
        count(f.all.length + f.acc.length),
        figures([f.all.length, f.acc.length]),
        figures([f.mine.length, f.third.length, f.acc.length]),
      ),
    ),
    q('ambiguous', 'Show them to me again', clarify),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', "hey there, how's it going?", smalltalk),
    q('smalltalk', 'who built you?', smalltalk),
    q('smalltalk', "That's all for today, good night!", smalltalk),
    q('smalltalk', 'What sort of questions may I ask you?', smalltalk),
    q('smalltalk', 'oh sorry, my bad', smalltalk),
    q('smalltalk', 'You are a lifesaver', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Open linkedin.com and look up our new contact', refuse),
    q('browser', 'scroll down a bit on that page', refuse),
    q('browser', f => `Go to ${at(crmNamed(f), 12).website} and read me what it says on the home page`, refuse),
    q('browser', 'Could you log into our intranet website and download the price list for me?', refuse),
    q('browser', 'type "hello" in the search box and press enter', refuse),
    q('browser', 'scrape the prices from the web shop of our competitor', refuse),

    // ------------------------------------------------------------ casual
    q('casual', 'how mny ledas do we hav', f => count(f.leads.length)),
    q(
      'casual',
      ...using(
        f => [at(tcNamed(f), 66)],
        (f, c) => `pls giv me the emial of ${c.name}`,
        (f, c) => text(c.email, { field: 'email' }),
      ),
    ),
    q('casual', 'I want know the accounts what are in Texas and belong to me', f =>
      set(f.mine.filter(a => a.state === 'TX')),
    ),
    q('casual', 'so um can you tell me uh like how many of the the third party accounts are in uh florida', f =>
      count(f.third.filter(a => a.state === 'FL').length),
    ),
    q(
      'casual',
      ...using(
        f => [named(crmNamed(f), a => f.conOf(a).some(c => c.is_primary), 66)],
        (f, a) => `WHO IS THE PRIMARY CONTACT OF ${a.name.toUpperCase()}`,
        (f, a) => set(f.conOf(a).filter(c => c.is_primary)),
      ),
    ),
    q('casual', "yo what's the biggest deal we got in proposal rn", f =>
      largest(
        f.opp.filter(o => o.stage === 'proposal'),
        'value',
      ),
    ),
    q('casual', 'Me need list of leads with status proposal and score more than 94', f =>
      set(f.leads.filter(l => l.status === 'proposal' && l.score > 94)),
    ),
    q('casual', 'deals over 1 mil in negotiation plz', f =>
      set(f.opp.filter(o => o.stage === 'negotiation' && o.value > 1e6)),
    ),
    q(
      'casual',
      ...using(
        f => [at(mineNamed(f), 14)],
        (f, a) => `what is the revenue of ${a.name.toLowerCase()} question mark`,
        (f, a) => money(a.revenue, { field: 'revenue' }),
      ),
    ),
    q('casual', "What's my book of business worth in revenue, all my accounts taken together?", f =>
      money(sum(f.mine, 'revenue')),
    ),
    q(
      'casual',
      ...using(
        f => [named(crmNamed(f), a => f.oppOf(a).filter(isOpen).length > 1 && !f.oppOf(a).every(isOpen), 48)],
        (f, a) => `Please to show all opportunities from account ${a.name} which are not closed yet`,
        (f, a) => set(f.oppOf(a).filter(isOpen)),
      ),
    ),
    q(
      'casual',
      "My boss keeps bugging me about it so here goes: what's the average score of the leads we got through LinkedIn?",
      f =>
        num(
          avg(
            f.leads.filter(l => l.source === 'LinkedIn'),
            'score',
          ),
        ),
    ),
    q(
      'casual',
      ...using(
        f => [named(crmNamed(f), a => misspell(a.name) !== a.name, 58)],
        (f, a) => `wich industry is ${misspell(a.name)} in`,
        (f, a) => text(a.industry, { field: 'industry' }),
      ),
    ),
    q('casual', "Morning! Quick one before my 9 o'clock: any third-party accounts in Georgia?", f =>
      set(f.third.filter(a => a.state === 'GA')),
    ),

    // ------------------------------------------------------------ multi
    q('multi', 'How many third-party accounts are in California, and what is their combined revenue?', f => {
      const l = f.third.filter(a => a.state === 'CA')
      return figures([count(l.length), money(sum(l, 'revenue'))])
    }),
    q(
      'multi',
      ...using(
        f => [at(crmNamed(f), 81)],
        (f, a) => `Who is the primary contact at ${a.name} and what is the company's annual revenue?`,
        (f, a) =>
          figures([money(a.annual_revenue)], {
            says: f
              .conOf(a)
              .filter(c => c.is_primary)
              .map(fullName),
          }),
      ),
    ),
    q('multi', 'What are the average, minimum and maximum lead scores?', f =>
      figures([num(avg(f.leads, 'score')), count(min(f.leads, 'score')), count(max(f.leads, 'score'))]),
    ),
    q(
      'multi',
      'First tell me how many accounts I have, then how many of them are above $5M, and finally the total revenue of those.',
      f => {
        const l = f.mine.filter(a => a.revenue > 5e6)
        return figures([count(f.mine.length), count(l.length), money(sum(l, 'revenue'))])
      },
    ),
    q('multi', 'Which of my accounts is the largest and which is the smallest by revenue?', f =>
      set([largest(f.mine, 'revenue').items[0], smallest(f.mine, 'revenue').items[0]]),
    ),
    q(
      'multi',
      ...using(
        f => [at(crmNamed(f), 91), at(crmNamed(f), 96)],
        (f, a, b) => `How many opportunities does ${a.name} have? And how many does ${b.name} have?`,
        (f, a, b) => figures([count(f.oppOf(a).length), count(f.oppOf(b).length)]),
      ),
    ),
    q(
      'multi',
      ...using(
        f => [at(crmNamed(f), 101), at(crmNamed(f), 106)],
        (f, a, b) => `Compare ${a.name} and ${b.name} by annual revenue and number of employees.`,
        (f, a, b) => figures([a, b].flatMap(x => [money(x.annual_revenue), count(x.employee_count)])),
      ),
    ),
    q('multi', 'count of won deals, lost deals and open deals', f =>
      figures([count(f.opp.filter(won).length), count(f.opp.filter(lost).length), count(f.opp.filter(isOpen).length)]),
    ),

    // ------------------------------------------------------------ complete
    q('complete', 'I need really every CRM contact in the Finance department, not just the first page.', f =>
      set(
        f.con.filter(c => c.department === 'Finance'),
        { complete: true },
      ),
    ),
    q('complete', 'All opportunities in the proposal stage, the entire list please', f =>
      set(
        f.opp.filter(o => o.stage === 'proposal'),
        { complete: true },
      ),
    ),
    q('complete', 'Tell me the exact total number of opportunities across all accounts.', f =>
      count(f.opp.length, { complete: true }),
    ),
    q(
      'complete',
      ...using(
        f => [nth(f.acc, 'country', 0)],
        (f, c) => `Combined annual revenue of every CRM account in ${c}?`,
        (f, c) =>
          money(
            sum(
              f.acc.filter(a => a.country === c),
              'annual_revenue',
            ),
            { complete: true },
          ),
      ),
    ),
  ]
}
