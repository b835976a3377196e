/** Sample orders. Each is derived from its number, so that every run creates the same ones. */
import { orders } from '@pcb/records/kinds';
import { amountsOf } from '../orders/amounts.ts';
import { searchText } from '../records/searchText.ts';

const boards = [
  'Motor controller',
  'Sensor node, LoRaWAN',
  'Relay board, 8 way',
  'Battery management system',
  'Pump starter',
  'Display adapter',
  'Solar charge controller',
  'ECG front end',
  'Smart meter, single phase',
  'Inverter gate driver',
];
const firstNames = ['Anjali', 'Ravi', 'Fatima', 'Arjun', 'Karthik', 'Lakshmi', 'Joseph', 'Sunita', 'Nandini', 'Rohan'];
const lastNames = [
  'Menon',
  'Shankar',
  'Sheikh',
  'Deshmukh',
  'Nair',
  'Kurian',
  'Choudhary',
  'Rao',
  'Kulkarni',
  'Pillai',
];
const statuses = ['Pending', 'In Production', 'Shipped'];
const place = '32';

function hash(number: number, salt: number): number {
  let value = Math.imul(number ^ (salt * 0x9e3779b9), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const pick = <Item>(items: readonly Item[], random: number): Item => items[random % items.length] as Item;

const firstDay = Date.UTC(2023, 3, 1);
const days = 1_200;

export function sampleOrder(number: number) {
  const random = (salt: number) => hash(number, salt);
  const customer = `${pick(firstNames, random(1))} ${pick(lastNames, random(2))}`;
  const board = `${pick(boards, random(3))} ${(random(4) % 900) + 100}`;
  const net = ((random(5) % 9_950) + 50) * 10_000;
  const date = new Date(firstDay + (random(6) % days) * 86_400_000).toISOString().slice(0, 10);
  return {
    number,
    customer,
    pcb_name: board,
    status: pick(statuses, random(7)),
    placed_on: date,
    ...amountsOf(net, Math.round(net * 0.18), place, place),
    search_text: searchText(orders, { id: String(number), pcbName: board, customer }),
  };
}
