/** What people ask of the services beside, and what has to be told: `value`, `records` by their ids, `count`, `declined`. */
export const QUESTIONS: Record<string, string> = {
  outdoor: `
    how much does the Ridge Tent weigh -> value 2,?400
    which tent is the heaviest -> records 2
    what is the lightest product -> records 3
    how heavy is the Loft Bag -> value 950
    what does the Ember Stove cost -> value 59
    who makes the Summit Pack -> value Kalto
    which brand makes the Loft Bag -> value Dunmore
    is the Summit Pack waterproof -> value ^Yes
    what colour is the Ember Stove -> value black
    how tall is the Ridge Tent -> declined
    how long is the Loft Bag -> declined
    which products are in stock -> records 1,3,4,5
    what is the best rated product -> records 3
    products that weigh less than a kilo -> records 3,4
    is the Vale Tent available -> value ^No
    which products are not available -> records 2
    who manufactures the Loft Bag -> value Dunmore
    who designed the Loft Bag -> declined`,
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
    films with a minimum age of 12 or more -> records 1,3,4
    films newer than 2000 -> records 2,3
    which films have a minimum age of 16 or more -> records 3
    films for a minimum age of at least 12 -> records 1,3,4
    who produced Night Ferry -> declined`,
  rental: `
    which car is the fastest -> records 3
    how fast can the Piccolo go -> value 165
    what does it cost to rent the One per day -> value 64
    which cars have air conditioning -> records 2,3
    which cars run on diesel -> records 2,4
    who makes the Grande -> value Arden
    is the Van an automatic -> value ^No
    how heavy is the Grande -> declined`,
  inn: `
    how big is the Heron -> value 34
    which rooms allow pets -> records 1,4
    can I smoke in the Wren -> value ^Yes
    which is the largest room -> records 2
    rooms with a balcony -> records 2,4
    how many people can sleep in the Kite -> value \\b3\\b
    how much is a night in the Lark -> value 95
    which room is cheapest -> records 3`,
  eating: `
    where can I park -> records 1
    which restaurants have parking -> records 1
    when did Blue Anchor open -> value 1994
    which restaurant is the oldest -> records 2
    who cooks at Forno -> value Luca Moretti
    which dish is the most expensive -> records 3
    how many calories does the Lamb Korma have -> value 780
    vegetarian dishes under 10 -> records 4
    how big is Forno -> value 80
    who is the chef at Forno -> value Luca Moretti`,
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
    who founded Tarn Foods -> declined`,
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
    who is Piet Maas's boss -> value Wanda Kerr`,
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
    who runs Watercolour -> value Nadia Rossi`,
  bookshop: `
    who wrote Bread and Iron -> value Otto Krall
    how many pages does Small Gods of Rain have -> value 305
    newest book -> records 3
    when did Bread and Iron come out -> value 2003
    is Bread and Iron available -> value ^No
    what language is Bread and Iron written in -> value German
    who translated Bread and Iron -> declined
    is The Long Tide available -> value ^Yes
    which books are available -> records 1,3
    available books by Hana Mori -> records 1,3
    is the book Small Gods of Rain in stock -> value ^Yes
    who published Bread and Iron -> value Fenwick
    who illustrated Bread and Iron -> declined`,
  trails: `
    how long does the Crag Traverse take -> value 8.5
    how long is the Moor Way -> value 12
    which trail is the hardest -> records 2
    which trail climbs the most -> records 2
    easy trails -> records 1
    longest trail in Highfell -> records 2
    how steep is Moor Way -> declined
    highest rated trail -> records 2
    how high do you climb on the Moor Way -> value 450
    which trails take less than five hours -> records 1,3
    most difficult trail -> records 2
    the easiest trail -> records 1
    which trail has the highest difficulty -> records 2
    how difficult is Moor Way -> value moderate`,
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
    who reviewed Move server -> declined`,
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
    what kind of dog is Rufus -> value Mastiff`,
  music: `
    who sings Red Shift -> value Kaia Moon
    who recorded Low Sun -> value The Weirs
    how long is Paper Boats -> value 311|5 min
    most played track -> records 2
    when did Red Shift come out -> value 2020
    shortest track -> records 2
    which album has the most tracks -> value Tidal
    is Low Sun available -> declined`,
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
    are there contracts available -> value Yes`,
  weather: `
    how cold is it at Fjellbu -> value -3.5
    which station is the highest -> records 1
    how high is Drumore -> value 310
    who runs Playa Sur -> value AeroClima
    how humid is it at Fjellbu -> value 81
    which station is the oldest -> records 3
    how much did it rain at Drumore -> declined
    warmest station -> records 2`,
}
