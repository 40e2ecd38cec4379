/** What people ask of the services beside, and what has to be told: `value`, `records` by their ids, `count`, `declined`. */
export const QUESTIONS: Record<string, string> = {
  outdoor: `
    how much does the Ridge Tent weigh -> value 2,?400
    which tent is the heaviest -> records 2
    what is the lightest product -> records 3
    how heavy is the Loft Bag -> value 950
    what does the Ember Stove cost -> value 59
    who makes the Summit Pack -> value Kalto
    what is the Vale Tent made of -> value polyester
    which brand makes the Loft Bag -> value Dunmore
    is the Summit Pack waterproof -> value ^Yes
    what colour is the Ember Stove -> value black
    how tall is the Ridge Tent -> declined
    how long is the Loft Bag -> declined
    which products are in stock -> records 1,3,4,5
    what is the best rated product -> records 3
    products that weigh less than a kilo -> records 3,4
    how many are left of the Ridge Tent -> value \\b4\\b
    is the Vale Tent available -> value ^No
    which products are not available -> records 2
    who manufactures the Loft Bag -> value Dunmore
    who designed the Loft Bag -> declined
    which category is rated best -> value stoves
    which brand has the best ratings -> value Norvik|Kalto
    which manufacturer is rated worst -> value Dunmore
    which category is the cheapest -> value stoves
    which category is the heaviest -> value tents
    how high is Ridge Tent -> declined
    which products are made of nylon -> records 1,5
    which stove is the lightest -> records 3
    how much do the tents weigh on average -> value 2,?750
    what sizes does the Loft Bag come in -> declined
    heaviest product made by Norvik -> records 2
    products rated above 4.5 -> records 1,3`,
  cinema: `
    who directed Night Ferry -> value Mira Okonkwo
    who wrote Night Ferry -> declined
    which films did Mira Okonkwo direct -> records 1,3
    oldest film -> records 4
    how long does Salt Road last -> value 131|2 hours
    what is the longest film -> records 4
    what language is The Tin Choir in -> value Italian
    when was Glass Orchard released -> value 2016
    which film is rated best -> records 4
    how old do you have to be to see Night Ferry -> value 16
    films with a minimum age of 12 or more -> records 1,3,4
    films newer than 2000 -> records 2,3
    which films have a minimum age of 16 or more -> records 3
    films for a minimum age of at least 12 -> records 1,3,4
    who produced Night Ferry -> declined
    how high is Salt Road -> declined
    how fast is Salt Road -> declined
    which film is the fastest -> declined
    shortest film -> records 2
    films longer than two hours -> records 1,4`,
  rental: `
    how many people fit in the Grande -> value \\b7\\b
    which car is the fastest -> records 3
    how fast can the Piccolo go -> value 165
    what does it cost to rent the One per day -> value 64
    which cars have air conditioning -> records 2,3
    which cars run on diesel -> records 2,4
    who makes the Grande -> value Arden
    is the Van an automatic -> value ^No
    how heavy is the Grande -> declined
    how high is KX 101 -> declined
    how good is KX 101 -> declined
    what is the rating of KX 101 -> declined
    worst rated car -> declined
    what is KX 101 made of -> declined
    which car uses the least fuel -> declined
    how many doors does the Piccolo have -> declined
    which car has the most seats -> records 2
    cars that seat at least five -> records 2,3
    electric cars -> records 3
    which car has done the most kilometres -> records 4`,
  inn: `
    how big is the Heron -> value 34
    which rooms allow pets -> records 1,4
    can I smoke in the Wren -> value ^Yes
    which is the largest room -> records 2
    rooms with a balcony -> records 2,4
    how many people can sleep in the Kite -> value \\b3\\b
    how much is a night in the Lark -> value 95
    which rooms take dogs -> records 1,4
    which room is cheapest -> records 3
    how high is Lark -> declined
    how good is Lark -> declined`,
  eating: `
    where can I park -> records 1
    which restaurants have parking -> records 1
    when did Blue Anchor open -> value 1994
    which restaurant is the oldest -> records 2
    who cooks at Forno -> value Luca Moretti
    which dishes are suitable for vegetarians -> records 2,4
    how long does the Fish Stew take to prepare -> value 40
    which dish is the most expensive -> records 3
    how many calories does the Lamb Korma have -> value 780
    vegetarian dishes under 10 -> records 4
    how big is Forno -> value 80
    who is the chef at Forno -> value Luca Moretti
    which city has the best rated restaurants -> value Hull|Leeds
    how high is Saffron House -> declined`,
  firms: `
    when was Quill Software founded -> value 2011
    which company is the oldest -> records 1
    how many people work at Orbex Freight -> value 5,?200
    where is Tarn Foods based -> value Oslo
    who runs Quill Software -> value Sean Byrne
    who is the boss of Orbex Freight -> value Femke Visser
    which company makes the most money -> records 3
    companies with more than 1000 staff -> records 1,3
    how much profit did Tarn Foods make -> declined
    who leads Tarn Foods -> value Berit Dahl
    who heads Tarn Foods -> value Berit Dahl
    who founded Tarn Foods -> declined
    how high is Tarn Foods -> declined
    how much does Tarn Foods cost -> declined
    which company is the cheapest -> declined
    how good is Tarn Foods -> declined
    who makes Tarn Foods -> declined
    which company has the most employees -> records 3
    who founded Quill Software -> declined
    companies founded before 1980 -> records 1
    what does Orbex Freight do -> value logistics
    richest company -> records 3`,
  staff: `
    how old is Clara Boon -> value 40
    when did Piet Maas start -> value 2021
    who earns the most -> records 3
    who is the youngest employee -> records 4
    what does Clara Boon do -> value Accountant
    how much does Ruth Abel make -> value 41,?000
    who joined last -> records 4
    when is Piet Maas's birthday -> value 1992-07-30|30 July|July 30
    how tall is Clara Boon -> declined
    who is Piet Maas's boss -> value Wanda Kerr
    how high is Clara Boon -> declined
    how good is Clara Boon -> declined`,
  school: `
    who teaches Bookkeeping -> value Karl Voss
    how long is Oil Painting -> value 10
    what does Watercolour cost -> value 120
    how many people can take part in Bookkeeping -> value 20
    which courses are taught in Italian -> records 2
    which course is the shortest -> records 4
    when does Public Speaking start -> value 2025-09-01|1 September
    which courses are fully booked -> records 2
    courses for beginners -> records 1,3
    which course offers the lowest fee -> records 4
    who gives Bookkeeping -> value Karl Voss
    who runs Watercolour -> value Nadia Rossi
    how high is Watercolour -> declined
    how good is Watercolour -> declined
    how fast is Watercolour -> declined
    which course is the fastest -> declined
    who makes Watercolour -> declined`,
  bookshop: `
    who wrote Bread and Iron -> value Otto Krall
    how many pages does Small Gods of Rain have -> value 305
    which book is the longest -> records 1
    newest book -> records 3
    when did Bread and Iron come out -> value 2003
    is Bread and Iron available -> value ^No
    what language is Bread and Iron written in -> value German
    who translated Bread and Iron -> declined
    what is Bread and Iron about -> declined
    is The Long Tide available -> value ^Yes
    which books are available -> records 1,3
    available books by Hana Mori -> records 1,3
    is the book Small Gods of Rain in stock -> value ^Yes
    who published Bread and Iron -> value Fenwick
    who illustrated Bread and Iron -> declined
    how high is The Long Tide -> declined
    how good is The Long Tide -> declined`,
  trails: `
    how far is it around the Otter Loop -> value 6.5
    how long does the Crag Traverse take -> value 8.5
    how long is the Moor Way -> value 12
    which trail is the hardest -> records 2
    which trail climbs the most -> records 2
    easy trails -> records 1
    can I take my dog on the Moor Way -> value ^Yes
    trails suitable for strollers -> records 1
    longest trail in Highfell -> records 2
    how steep is Moor Way -> declined
    highest rated trail -> records 2
    how high do you climb on the Moor Way -> value 450
    which trails take less than five hours -> records 1,3
    most difficult trail -> records 2
    the easiest trail -> records 1
    which trail has the highest difficulty -> records 2
    how difficult is Moor Way -> value moderate
    how hard is Crag Traverse -> value hard
    which region is rated best -> value Highfell
    how fast is Otter Loop -> declined
    which trail is the fastest -> declined`,
  parts: `
    which orders are ready for pickup -> records 1
    which orders can be picked up -> records 1
    orders still in transit -> records 2
    orders with a total of at least 400 -> records 1,3,5
    which orders are awaiting payment -> records 3
    which orders are unpaid -> records 3
    who has unsubscribed -> records 2
    unsubscribed customers -> records 2
    who is subscribed -> records 1,3
    when will A-2 arrive -> value 2025-05-16|16 May|May 16
    most expensive order -> records 3
    how much did Ines Duarte spend -> value 819
    who placed the largest order -> value Lena Fuchs
    longest standing customer -> records 1
    which orders have a total of 80 -> records 2
    orders with a total of more than 1000 -> records 3
    what is the total of orders over 400 -> value 1,?670`,
  tracker: `
    who is working on Fix login -> value Dana Cole
    who reported Drop tables -> value Uri Stein
    which issue was changed last -> records 1
    how long will Write guide take -> value 12
    issues that are being reviewed -> records 3
    who has the most issues -> value Dana Cole|Bob Lyle
    when is Fix login due -> value 2025-05-20|20 May|May 20
    most urgent issues -> records 1,4
    unfinished issues -> records 1,2,3
    issues with the highest priority -> records 1,4
    highest priority issue -> records 1,4
    most urgent issue -> records 1,4
    who works on Write guide -> value Bob Lyle
    who reviewed Move server -> declined
    how high is Fix login -> declined
    how good is Fix login -> declined
    how fast is Fix login -> declined
    which issue is the fastest -> declined`,
  shelter: `
    how heavy is Biscuit -> value 11.5
    how old is Onyx -> value \\b6\\b
    which animal is the oldest -> records 3
    which animals have no owner -> records 2,3
    who owns Biscuit -> value Ella Hunt
    has Onyx been vaccinated -> value ^No
    unvaccinated animals -> records 2
    female animals -> records 2
    how many animals weigh more than 10 kg -> count 2
    what kind of dog is Rufus -> value Mastiff
    how high is Biscuit -> declined
    how good is Biscuit -> declined
    who makes Biscuit -> declined
    when was Rufus born -> value 2016
    when did Onyx arrive -> value 2025-04-02|2 April|April 2
    youngest dog -> records 1
    how tall is Rufus -> declined`,
  music: `
    who sings Red Shift -> value Kaia Moon
    who recorded Low Sun -> value The Weirs
    how long is Paper Boats -> value 311|5 min
    most played track -> records 2
    how often was Low Sun played -> value 120,?400
    when did Red Shift come out -> value 2020
    which tracks came out in 2012 -> records 1,3
    shortest track -> records 2
    which album has the most tracks -> value Tidal
    is Low Sun available -> declined
    how high is Low Sun -> declined
    how good is Low Sun -> declined`,
  office: `
    who supplies the Printers -> value Inkwell
    when does Internet end -> value 2027
    which contracts run out this month -> records 2
    which contract is the cheapest -> records 3
    who signed Printers -> value Raj Nair
    what do we pay for Cleaning per month -> value 900
    which contracts renew automatically -> records 1,3
    what do we pay Fibra -> value 130
    contracts in euros -> records 2
    are there contracts available -> value Yes
    how high is Cleaning -> declined
    how good is Cleaning -> declined
    which contracts end this year -> records 1,2
    who is our internet supplier -> value Fibra
    how much does Cleaning cost a month -> value 900
    who signed the Internet contract -> value Amy Holt
    dearest contract -> records 1`,
  weather: `
    how cold is it at Fjellbu -> value -3.5
    where is it the hottest -> records 2
    which station is the highest -> records 1
    how high is Drumore -> value 310
    who runs Playa Sur -> value AeroClima
    where is it windiest -> records 1
    how windy is it at Drumore -> value 28
    how humid is it at Fjellbu -> value 81
    which station is the oldest -> records 3
    how much did it rain at Drumore -> declined
    warmest station -> records 2
    how good is Fjellbu -> declined
    who makes Fjellbu -> declined
    how strong is the wind at Fjellbu -> value 42
    when was Playa Sur set up -> value 2015
    most humid station -> records 3
    which station is the lowest -> records 2`,
  workshop: `
    which category is rated best -> value Chairs
    which category has the best rated products -> value Chairs
    how big is the Roadmap board -> declined
    which invoices are unpaid -> records 2,4
    how many invoices are unpaid -> count 2
    unpaid invoices -> records 2,4
    which board is the biggest -> declined
    how many Stools are on hand -> value \\b3\\b
    worst rated category -> value Tables
    best rated product -> records 1
    is Chairs available -> declined`,
  gym: `
    how high is Spin Blast -> declined
    how good is Spin Blast -> declined
    how fast is Spin Blast -> declined
    who makes Spin Blast -> declined
    who teaches Slow Flow -> value Mark Teo
    how long does Spin Blast last -> value 45
    which class is the longest -> records 2
    which classes are full -> records 1
    how many people can join Slow Flow -> value 16
    classes for beginners -> records 2
    when does Core Lab start -> value 2025-05-14|14 May|May 14
    which instructor gives the most classes -> value Ivy Crane
    how many spots are left in Slow Flow -> value \\b7\\b
    what does Spin Blast cost -> value 12
    how old is Ivy Crane -> declined
    how heavy is Spin Blast -> declined`,
  gadgets: `
    how high is Nova 3 -> declined
    how good is Nova 3 -> declined
    what is Nova 3 made of -> declined
    how much does the Pebble weigh -> value 139
    which phone is the lightest -> records 2
    which phone has the biggest screen -> records 3
    how big is the screen of the Nova 3 -> value 6.1
    which phone has the largest battery -> records 3
    who makes the Pebble -> value Minko
    which brand makes the Titan X -> value Telor
    is the Pebble waterproof -> value ^Yes
    how much storage does the Nova 3 have -> value 128
    newest phone -> records 3
    how fast is the Titan X -> declined
    phones under 150 grams -> records 2
    phones with at least 128 GB -> records 1,3
    how tall is the Pebble -> declined
    who designed the Nova 3 -> declined`,
  skyline: `
    how good is Mercer Tower -> declined
    how tall is Mercer Tower -> value 212
    which building is the tallest -> records 1
    who designed Harbour Point -> value Otto Weiss
    when was Quay House built -> value 1938
    which is the oldest building -> records 3
    how old is Mercer Tower -> value 51
    how much did Harbour Point cost -> value 240,?000,?000
    what did it cost to build Quay House -> value 7,?000,?000
    which buildings did Lena Storm design -> records 1,3
    buildings over 100 metres -> records 1,2
    listed buildings -> records 1,3
    what is Quay House used for -> value hotel
    how wide is Mercer Tower -> declined
    most expensive building -> records 2
    newest building in Baltimore -> records 2
    who owns Mercer Tower -> declined`,
  vacancies: `
    how high is Baker -> declined
    how good is Baker -> declined
    who makes Baker -> declined
    which job pays the most -> records 2
    which jobs are still accepting applications -> records 1,2
    which positions have been filled -> records 3
    part-time jobs -> records 2
    full time jobs -> records 1,3
    which jobs can be done remotely -> records 2
    who is hiring a baker -> value Crumb Co|records 1
    when does the Baker job close -> value 2025-05-18|18 May|May 18
    what is the maximum salary of the Web Designer -> value 52,?000
    when was Plumber posted -> value 2025-02-11|11 February|February 11
    which job has the lowest minimum salary -> records 1
    who do I contact about the Plumber job -> value Nell Fry
    how many hours a week is the Baker job -> declined
    jobs closing this month -> records 1`,
  kitchen: `
    how high is Lentil Dal -> declined
    how fast is Lentil Dal -> declined
    which recipe is the fastest -> declined
    how long does Beef Stew take -> value 180|3 hours
    which recipe is the quickest -> records 1
    which recipes are vegan -> records 1
    who submitted Soufflé -> value Hugo Blanc
    which recipe is the most difficult -> records 3
    easiest recipe -> records 1
    how many people does Beef Stew serve -> value \\b6\\b
    which recipe has the fewest calories -> records 1
    recipes suitable for vegans -> records 1
    how hard is Beef Stew -> value medium
    how many calories does Soufflé have -> value 410
    best recipe -> records 1
    French recipes under an hour -> records 3
    how much does Lentil Dal cost -> declined
    is Lentil Dal gluten free -> value ^Yes
    how spicy is Lentil Dal -> declined`,
}
