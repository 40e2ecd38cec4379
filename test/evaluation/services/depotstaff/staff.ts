/** Who works at the firm: name, job title, department, depot, and the line in which their manager stands (from 0). */
const TABLE = `
Marguerite Oakes, Operations Director, 11, 1,
Declan Purvis, Depot Manager, 11, 1, 0
Aileen Strachan, Depot Manager, 11, 4, 0
Gareth Pugh, Depot Manager, 11, 2, 0
Nasreen Qureshi, Depot Manager, 11, 3, 0
Trevor Blakeley, Depot Manager, 11, 5, 0
Honor Whitcombe, Head of People, 16, 1, 0
Rajesh Menon, Transport Manager, 13, 1, 0
Linda Cobbold, Traffic Office Manager, 15, 1, 0
Ivo Petrov, Workshop Manager, 14, 2, 0
Sinead Garvey, Customer Desk Manager, 17, 1, 0
Kelvin Osei, Shift Leader, 12, 1, 1
Fiona Rennie, Shift Leader, 12, 4, 2
Mark Lonsdale, Shift Leader, 12, 2, 3
Paulina Wrona, Shift Leader, 12, 3, 4
Carl Dyson, Shift Leader, 12, 5, 5
Yvette Samuels, Warehouse Operative, 12, 1, 11
Jordan Tickle, Warehouse Operative, 12, 1, 11
Steven Marsh, Forklift Driver, 12, 1, 11
Bronagh Keane, Warehouse Operative, 12, 1, 11
Ahmed Siddiqui, Forklift Driver, 12, 1, 11
Euan McCaig, Warehouse Operative, 12, 4, 12
Shona Baxter, Forklift Driver, 12, 4, 12
Piotr Zielinski, Warehouse Operative, 12, 4, 12
Kirsty Donnelly, Warehouse Operative, 12, 4, 12
Dean Appleyard, Forklift Driver, 12, 2, 13
Ruta Balciunaite, Warehouse Operative, 12, 2, 13
Wayne Scholes, Warehouse Operative, 12, 2, 13
Tina Hebblethwaite, Warehouse Operative, 12, 2, 13
Florin Dumitru, Forklift Driver, 12, 2, 13
Rhys Llewellyn, Warehouse Operative, 12, 3, 14
Comfort Boateng, Warehouse Operative, 12, 3, 14
Adrian Hext, Forklift Driver, 12, 3, 14
Molly Treloar, Warehouse Operative, 12, 3, 14
Hassan Noor, Warehouse Operative, 12, 5, 15
Lorraine Cripps, Warehouse Operative, 12, 5, 15
Steven Marsh, Warehouse Operative, 12, 5, 15
Vasile Ionescu, Forklift Driver, 12, 5, 15
Barry Inskip, HGV Driver, 13, 1, 7
Janine Foulkes, HGV Driver, 13, 1, 7
Sukhdev Gill, HGV Driver, 13, 1, 7
Tomasz Krol, Van Driver, 13, 1, 7
Alasdair Munro, HGV Driver, 13, 4, 2
Greta Lindsay, Van Driver, 13, 4, 2
Craig Ogilvie, HGV Driver, 13, 4, 2
Neville Thackray, HGV Driver, 13, 2, 3
Deborah Stott, HGV Driver, 13, 2, 3
Colin Yeo, HGV Driver, 13, 3, 4
Amina Warsame, Van Driver, 13, 3, 4
Terry Lovegrove, HGV Driver, 13, 5, 5
Bogdan Stoica, HGV Driver, 13, 5, 5
Phil Ramsbottom, Vehicle Technician, 14, 2, 9
Olena Shevchuk, Vehicle Technician, 14, 2, 9
Kieran Tubb, Apprentice Technician, 14, 2, 9
Jade Ormerod, Apprentice Technician, 14, 2, 9
Miriam Castle, Traffic Planner, 15, 1, 8
Owen Prosser, Traffic Planner, 15, 3, 8
Chantelle Rudd, Customer Adviser, 17, 1, 10
Luke Satterley, Customer Adviser, 17, 1, 10
Bernice Agyeman, Payroll Officer, 16, 1, 6
`

export const STAFF = TABLE.trim()
  .split('\n')
  .map(line => {
    const [name, title, department, depot, manager] = line.split(',').map(part => part.trim())
    const [firstName, lastName] = name!.split(' ')
    return {
      firstName: firstName!,
      lastName: lastName!,
      jobTitle: title!,
      departmentId: Number(department),
      depotId: Number(depot),
      manager: manager ? Number(manager) : null,
    }
  })
