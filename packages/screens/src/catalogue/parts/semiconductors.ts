import { partsTable } from './partsTable.ts';

// One part a line, however long the line.
// prettier-ignore
export const semiconductors = {
  '/components/semiconductors/diodes': partsTable(['type', 'voltage', 'current'], [
    ['d-1n4148', 'Signal diode', 'DO-35', 1, 'each', 'axial', ['Signal', '100 V', '0.2 A'], '1N4148'],
    ['d-1n4007', 'Rectifier', 'DO-41', 1.5, 'each', 'axial', ['Rectifier', '1,000 V', '1 A'], '1N4007'],
    ['d-1n5819', 'Schottky diode, 1 A, leaded', 'DO-41', 3, 'each', 'axial', ['Schottky', '40 V', '1 A'], '1N5819'],
    ['d-ss14', 'Schottky diode, 1 A', 'SMA', 4, 'each', 'sma', ['Schottky', '40 V', '1 A'], 'SS14'],
    ['d-ss34', 'Schottky diode, 3 A', 'SMC', 6, 'each', 'sma', ['Schottky', '40 V', '3 A'], 'SS34'],
    ['d-1n4733a', 'Zener diode, 1 W', 'DO-41', 3, 'each', 'axial', ['Zener', '5.1 V', '178 mA'], '1N4733A'],
    ['d-smbj24a', 'TVS diode, 600 W for 1 ms', 'SMB', 8, 'each', 'sma', ['TVS', '24 V', '15.4 A peak'], 'SMBJ24A'],
  ]),
  '/components/semiconductors/transistors': partsTable(['type', 'voltage', 'current', 'on-resistance'], [
    ['q-mmbt3904', 'Switching transistor', 'SOT-23', 2, 'each', 'sot23', ['NPN', '40 V', '0.2 A', 'Bipolar'], 'MMBT3904'],
    ['q-bc547b', 'Small-signal transistor', 'TO-92', 2, 'each', 'to92', ['NPN', '45 V', '0.1 A', 'Bipolar'], 'BC547B'],
    ['q-tip122', 'Darlington transistor', 'TO-220', 18, 'each', 'to220', ['NPN', '100 V', '5 A', 'Bipolar'], 'TIP122'],
    ['q-2n7002', 'Small-signal MOSFET', 'SOT-23', 2, 'each', 'sot23', ['N-channel MOSFET', '60 V', '0.115 A', '7.5 Ω'], '2N7002'],
    ['q-ao3400a', 'N-channel MOSFET for logic levels', 'SOT-23', 4, 'each', 'sot23', ['N-channel MOSFET', '30 V', '5.7 A', '26.5 mΩ'], 'AO3400A', 'Alpha & Omega'],
    ['q-ao3401a', 'P-channel MOSFET for logic levels', 'SOT-23', 4, 'each', 'sot23', ['P-channel MOSFET', '30 V', '4 A', '50 mΩ'], 'AO3401A', 'Alpha & Omega'],
    ['q-irfz44n', 'Power MOSFET', 'TO-220', 32, 'each', 'to220', ['N-channel MOSFET', '55 V', '49 A', '17.5 mΩ'], 'IRFZ44N', 'Infineon'],
    ['q-irlz44n', 'Power MOSFET for logic levels', 'TO-220', 38, 'each', 'to220', ['N-channel MOSFET', '55 V', '47 A', '22 mΩ'], 'IRLZ44N', 'Infineon'],
  ]),
  '/components/semiconductors/ics': partsTable(['family', 'package'], [
    ['u-ne555', 'Timer', 'DIP-8', 7, 'each', 'soic', ['Timer', 'DIP-8'], 'NE555P', 'Texas Instruments'],
    ['u-lm358', 'Two operational amplifiers', 'SO-8', 6, 'each', 'soic', ['Amplifier', 'SO-8'], 'LM358DR', 'Texas Instruments'],
    ['u-lm324', 'Four operational amplifiers', 'DIP-14', 9, 'each', 'soic', ['Amplifier', 'DIP-14'], 'LM324N', 'Texas Instruments'],
    ['u-74hc595', 'Shift register with latch, 8 bits', 'DIP-16', 14, 'each', 'soic', ['Logic', 'DIP-16'], 'SN74HC595N', 'Texas Instruments'],
    ['u-uln2003', 'Seven Darlington drivers', 'DIP-16', 11, 'each', 'soic', ['Driver', 'DIP-16'], 'ULN2003AN', 'Texas Instruments'],
    ['u-max485', 'RS-485 transceiver', 'SO-8', 48, 'each', 'soic', ['Interface', 'SO-8'], 'MAX485ESA+', 'Analog Devices'],
    ['u-atmega328p', 'Microcontroller, 8 bits, 32 KB', 'DIP-28', 210, 'each', 'soic', ['Microcontroller', 'DIP-28'], 'ATmega328P-PU', 'Microchip'],
    ['u-stm32f103', 'Microcontroller, Cortex-M3, 64 KB', 'LQFP-48', 160, 'each', 'qfp', ['Microcontroller', 'LQFP-48'], 'STM32F103C8T6', 'STMicroelectronics'],
  ]),
};
