/** Books of the county's libraries, all of them made up: title, author, genre, for whom, year and pages. */
export const BOOKS: [title: string, author: string, genre: string, ageGroup: string, year: number, pages: number][] = [
  ['The Weir Keeper', 'Morwenna Tull', 'Crime', 'Adult', 2014, 342],
  ['Low Tide at Cutler Point', 'Morwenna Tull', 'Crime', 'Adult', 2017, 368],
  ['A Verdict in Chalk', 'Morwenna Tull', 'Crime', 'Adult', 2022, 401],
  ['Eleven Locked Sheds', 'Dominic Ferrow', 'Crime', 'Adult', 2009, 288],
  ['The Auditor Vanishes', 'Dominic Ferrow', 'Crime', 'Adult', 2019, 315],
  ['Cold Platform', 'Ines Haldorsen', 'Crime', 'Adult', 2021, 437],
  ['Nobody Rings Twice', 'Ines Haldorsen', 'Crime', 'Adult', 2023, 392],
  ['The Salt Wyvern', 'Piers Ambrosia', 'Fantasy', 'Teen', 2012, 518],
  ['Crown of Bracken', 'Piers Ambrosia', 'Fantasy', 'Teen', 2015, 564],
  ['The Last Lamplighter of Orr', 'Piers Ambrosia', 'Fantasy', 'Teen', 2018, 607],
  ['Thornmother', 'Sefina Okoro-Lyle', 'Fantasy', 'Adult', 2020, 476],
  ['The Glass Apothecary', 'Sefina Okoro-Lyle', 'Fantasy', 'Adult', 2024, 489],
  ['Moths Under Glass', 'Tobin Raske', 'Fantasy', 'Teen', 2016, 331],
  ['Second Helpings of June', 'Clementine Dray', 'Romance', 'Adult', 2018, 296],
  ['The Piano Tuner of Larch Street', 'Clementine Dray', 'Romance', 'Adult', 2020, 312],
  ['Love in Triplicate', 'Clementine Dray', 'Romance', 'Adult', 2023, 279],
  ['A Cottage for Two Strangers', 'Rosheen Aylward', 'Romance', 'Adult', 2011, 354],
  ['Letters from the Ferry', 'Rosheen Aylward', 'Romance', 'Adult', 2013, 327],
  ['Perihelion Station', 'Jun Castellan', 'ScienceFiction', 'Adult', 2010, 445],
  ['The Quiet Between Engines', 'Jun Castellan', 'ScienceFiction', 'Adult', 2016, 412],
  ['Nine Hundred Winters', 'Jun Castellan', 'ScienceFiction', 'Adult', 2021, 533],
  ['Borrowed Gravity', 'Adwoa Prentice', 'ScienceFiction', 'Teen', 2019, 304],
  ['Our Robot Is Sulking', 'Adwoa Prentice', 'ScienceFiction', 'Children', 2022, 188],
  ['Static', 'Tobin Raske', 'ScienceFiction', 'Teen', 2020, 276],
  ["The Ropemaker's Widow", 'Edmund Sarratt', 'HistoricalFiction', 'Adult', 2007, 498],
  ['Black Powder Autumn', 'Edmund Sarratt', 'HistoricalFiction', 'Adult', 2012, 543],
  ['The Bishop of Nowhere', 'Edmund Sarratt', 'HistoricalFiction', 'Adult', 2018, 621],
  ['Looms', 'Hattie Brannock', 'HistoricalFiction', 'Adult', 2015, 387],
  ['The Canal Children', 'Hattie Brannock', 'HistoricalFiction', 'Children', 2019, 232],
  ['Fog over Hammerwick', 'Hattie Brannock', 'HistoricalFiction', 'Adult', 2023, 409],
  ['Standing Room Only: A Life on Stage', 'Vivienne Oakapple', 'Biography', 'Adult', 2016, 363],
  ['The Woman Who Mapped the Marsh', 'Leopold Greaves', 'Biography', 'Adult', 2013, 418],
  ['Half a Lap Ahead', 'Leopold Greaves', 'Biography', 'Adult', 2021, 299],
  ['My Father the Clockmaker', 'Zara Minchin', 'Biography', 'Adult', 2024, 257],
  ['Hedgerow Year', 'Bryony Sallow', 'Nature', 'Adult', 2015, 224],
  ['Owls at the Window', 'Bryony Sallow', 'Nature', 'Adult', 2018, 198],
  ['The Pocket Book of Pond Life', 'Bryony Sallow', 'Nature', 'Children', 2021, 96],
  ['Walking the Chalk Ridge', 'Graham Tansley', 'Nature', 'Adult', 2008, 271],
  ['Mosses and Other Small Wonders', 'Graham Tansley', 'Nature', 'Adult', 2017, 163],
  ['One Pan, Four Plates', 'Lucinda Baptiste', 'Cookery', 'Adult', 2020, 208],
  ['Proper Puddings', 'Lucinda Baptiste', 'Cookery', 'Adult', 2022, 192],
  ['Bread for Beginners', 'Olaf Thorsby', 'Cookery', 'Adult', 2014, 176],
  ['The Slow Sunday Kitchen', 'Olaf Thorsby', 'Cookery', 'Adult', 2019, 246],
  ['Pickle Everything', 'Meg Farthing', 'Cookery', 'Adult', 2023, 159],
  ['Badger Cannot Sleep', 'Poppy Larkrise', 'PictureBook', 'Children', 2017, 32],
  ['Badger Bakes a Cake', 'Poppy Larkrise', 'PictureBook', 'Children', 2019, 34],
  ['Badger and the Big Puddle', 'Poppy Larkrise', 'PictureBook', 'Children', 2024, 36],
  ['The Snail Who Was Early', 'Kofi Denholm', 'PictureBook', 'Children', 2018, 28],
  ['Where Does the Bus Go at Night?', 'Kofi Denholm', 'PictureBook', 'Children', 2020, 40],
  ['Ten Hats for Grandma', 'Meg Farthing', 'PictureBook', 'Children', 2021, 30],
]

/** Branches: name, type, street, town, post code, manager, public computers, wheelchair access and when it opened. */
export const BRANCHES: [
  name: string,
  type: string,
  street: string,
  town: string,
  postCode: string,
  manager: string,
  computers: number,
  isAccessible: boolean,
  opened: string,
][] = [
  // oxfmt-ignore
  ['Pennard Central Library', 'Central', '1 Guildhall Square', 'Pennard', 'PN1 1AA', 'Judith Amberley', 34, true, '1968-04-22'], // oxfmt-ignore
  ['Northgate Library', 'Town', '58 Northgate', 'Pennard', 'PN3 7TR', 'Samuel Okafor', 12, true, '1987-09-14'],
  ['Saltmere Library', 'Town', '9 Harbour Parade', 'Saltmere', 'SM2 4LP', 'Bethan Prosser', 16, true, '1974-06-03'],
  ['Wrenfield Library', 'Town', '21 Corn Street', 'Wrenfield', 'WF5 2QE', 'Martin Delahaye', 14, false, '1936-10-19'],
  ['Kingsholt Library', 'Town', '4 Abbey Yard', 'Kingsholt', 'KH1 9DB', 'Anjali Ramsden', 18, true, '2003-02-10'],
  ['Thistleby Library', 'Village', '2 School Lane', 'Thistleby', 'WF8 3HN', 'Colin Frobisher', 6, false, '1959-05-11'],
  ['Ashcombe Library', 'Village', '17 Mill Hill', 'Ashcombe', 'KH4 6UX', 'Deborah Swann', 5, true, '1992-11-30'],
  ['Burrowdale Library', 'Village', '30 Chapel Row', 'Burrowdale', 'BD7 1JG', 'Patrick Nunn', 4, false, '1951-03-05'],
  ['Mobile Library East', 'Mobile', 'Depot Road', 'Saltmere', 'SM2 9ZZ', 'Lorna Petty', 1, true, '2011-07-18'],
  ['Mobile Library West', 'Mobile', 'Depot Road', 'Kingsholt', 'KH1 9ZZ', 'Winston Charles', 2, true, '2014-01-27'],
]
/** Where borrowers live, the area of its post codes and the branches that are near. */
export const TOWNS: [town: string, area: string, branches: number[]][] = [
  ['Pennard', 'PN1', [1, 1, 2]],
  ['Saltmere', 'SM2', [3, 3, 9]],
  ['Kingsholt', 'KH1', [5, 5, 10]],
  ['Wrenfield', 'WF5', [4]],
  ['Thistleby', 'WF8', [6, 9]],
  ['Ashcombe', 'KH4', [7, 10]],
  ['Burrowdale', 'BD7', [8]],
]
export const STREETS = ['Tanner Street', 'Quarry Road', 'Lime Walk', 'Beacon Terrace', 'Vicarage Lane', 'Friars Close', 'Long Meadow'] // oxfmt-ignore
export const FIRST_NAMES =
  `Agnes Albie Bilal Carys Clive Daphne Derek Doreen Elspeth Errol Freya Geraint Gwen Hamza Hilda Iqbal Isla
Jasper Joyce Keira Kenneth Lionel Mabel Marek Mina Nerys Nigel Olive Oscar Pauline Ravi Rhona Rupert Sanjay Shirley Stella
Terence Tomasz Una Vernon Wilfred Yasmin Zainab`.split(/\s+/)
export const LAST_NAMES =
  `Ackroyd Ahmed Bagshaw Bickerstaff Boateng Catterall Chaudhry Cobbold Cresswell Dangerfield Digby Elphick
Fothergill Garside Gill Greenslade Hackett Hollis Ikande Jessop Kershaw Kowalczyk Lambourne Lister Maddox Mahmood Nettleship
Openshaw Patel Peverell Pickles Quigley Ridgway Rosewarne Shufflebotham Singh Tattersall Tregear Uttley Wadsworth
Wainwright Yelland`.split(/\s+/)
