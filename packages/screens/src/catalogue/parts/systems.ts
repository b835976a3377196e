import { partsTable } from './partsTable.ts';

// One part a line, however long the line.
// prettier-ignore
export const systems = {
  '/components/embedded-solutions': partsTable(['core', 'memory', 'pins'], [
    ['board-atmega328p', 'ATmega328P board, Uno layout', '69 × 53 mm', 420, 'each', 'board', ['AVR, 8 bits', '32 KB', 'Up to 24']],
    ['board-rp2040', 'RP2040 board', '51 × 21 mm', 360, 'each', 'board', ['Cortex-M0+', '2 MB', '25 to 40'], 'Pico', 'Raspberry Pi'],
    ['board-rp2350', 'RP2350 board', '51 × 21 mm', 480, 'each', 'board', ['Cortex-M33', '4 MB', '25 to 40'], 'Pico 2', 'Raspberry Pi'],
    ['board-stm32f103', 'STM32F103C8 board', '53 × 23 mm', 230, 'each', 'board', ['Cortex-M3', '64 KB', '25 to 40']],
    ['board-atmega2560', 'ATmega2560 board, Mega layout', '102 × 53 mm', 1150, 'each', 'board', ['AVR, 8 bits', '256 KB', 'Over 40']],
    ['board-nucleo', 'STM32F103RB board with debugger', '83 × 70 mm', 1250, 'each', 'board', ['Cortex-M3', '128 KB', 'Over 40'], 'NUCLEO-F103RB', 'STMicroelectronics'],
    ['board-esp32', 'ESP32 board with Wi-Fi and Bluetooth', '55 × 28 mm', 450, 'each', 'board', ['Xtensa', '4 MB', '25 to 40']],
    ['board-esp8266', 'ESP8266 board with Wi-Fi', '49 × 26 mm', 190, 'each', 'board', ['Xtensa', '4 MB', 'Up to 24']],
  ]),
  '/components/rf-wireless': partsTable(['band', 'interface'], [
    ['rf-lora', 'LoRa module, set to the Indian band', 'Module', 430, 'each', 'module', ['865–867 MHz', 'SPI'], 'Ra-01H', 'Ai-Thinker'],
    ['rf-antenna-868', 'Spring antenna', 'Through-hole', 18, 'each', 'coil', ['865–867 MHz', 'Antenna, 50 Ω']],
    ['rf-esp32', 'Wi-Fi and Bluetooth module', 'Module', 320, 'each', 'module', ['2.4 GHz', 'UART'], 'ESP32-WROOM-32E', 'Espressif'],
    ['rf-esp01', 'Wi-Fi module, 8 pins', 'Module', 110, 'each', 'module', ['2.4 GHz', 'UART'], 'ESP-01', 'Ai-Thinker'],
    ['rf-hc05', 'Bluetooth serial module', 'Module', 240, 'each', 'module', ['2.4 GHz', 'UART'], 'HC-05'],
    ['rf-nrf24', 'nRF24L01+ transceiver module', 'Module', 70, 'each', 'module', ['2.4 GHz', 'SPI']],
    ['rf-antenna-24', 'Chip antenna', 'SMD', 22, 'each', 'chip', ['2.4 GHz', 'Antenna, 50 Ω']],
    ['rf-rc522', 'MFRC522 card reader with a card', 'Module', 120, 'set', 'module', ['13.56 MHz', 'SPI']],
    ['rf-neo6m', 'GPS module with antenna', 'Module', 420, 'set', 'module', ['1,575 MHz', 'UART'], 'NEO-6M', 'u-blox'],
  ]),
  '/components/sensors': partsTable(['quantity', 'interface'], [
    ['sensor-ds18b20', 'Temperature sensor, −55 to 125 °C', 'TO-92', 75, 'each', 'to92', ['Temperature', '1-Wire'], 'DS18B20'],
    ['sensor-bme280', 'BME280 board: temperature, humidity, pressure', 'Board', 260, 'each', 'module', ['Climate', 'I²C']],
    ['sensor-dht22', 'Temperature and humidity sensor', 'Case', 190, 'each', 'relay', ['Climate', 'One wire'], 'DHT22'],
    ['sensor-hcsr04', 'Ultrasonic distance sensor, 2 to 400 cm', 'Board', 85, 'each', 'board', ['Distance', 'Pulse'], 'HC-SR04'],
    ['sensor-vl53l0x', 'VL53L0X laser distance board, to 2 m', 'Board', 240, 'each', 'module', ['Distance', 'I²C']],
    ['sensor-mpu6050', 'MPU-6050 board: acceleration and rotation', 'Board', 160, 'each', 'module', ['Motion', 'I²C']],
    ['sensor-hcsr501', 'Passive infrared motion sensor', 'Board', 70, 'each', 'board', ['Motion', 'Digital'], 'HC-SR501'],
    ['sensor-acs712', 'ACS712 current board, ±20 A', 'Board', 130, 'each', 'terminal', ['Current', 'Analogue']],
    ['sensor-bh1750', 'BH1750 light board, 1 to 65,535 lx', 'Board', 95, 'each', 'module', ['Light', 'I²C']],
  ]),
  '/components/industrial-automation': partsTable(['type', 'supply'], [
    ['din-supply-24', 'Power supply, 24 V 2.5 A', 'DIN rail', 1150, 'each', 'din', ['Power supply', '100–240 V AC']],
    ['din-supply-12', 'Power supply, 12 V 2 A', 'DIN rail', 890, 'each', 'din', ['Power supply', '100–240 V AC']],
    ['inductive-m12-npn', 'Inductive sensor, NPN, 4 mm', 'M12', 480, 'each', 'cylinder', ['Sensor', '24 V DC']],
    ['inductive-m18-pnp', 'Inductive sensor, PNP, 8 mm', 'M18', 560, 'each', 'cylinder', ['Sensor', '24 V DC']],
    ['photo-diffuse', 'Photoelectric sensor, 3 to 80 cm', 'M18', 320, 'each', 'cylinder', ['Sensor', '5 V DC'], 'E18-D80NK'],
    ['din-relay-24', 'Interface relay, SPDT, 6 A', 'DIN rail', 260, 'each', 'din', ['Relay', '24 V DC']],
    ['ssr-25', 'Solid-state relay, 25 A AC', 'Screw-on', 240, 'each', 'relay', ['Relay', '3–32 V DC'], 'SSR-25DA'],
    ['pilot-green', 'Indicator lamp, green, 22 mm', 'Panel', 70, 'each', 'cylinder', ['Indicator', '230 V AC']],
  ]),
  '/components/memory-data-storage': partsTable(['type', 'size', 'bus'], [
    ['eeprom-2k', 'EEPROM, 2 Kbit', 'SO-8', 7, 'each', 'soic', ['EEPROM', '2 Kbit', 'I²C'], 'AT24C02D-SSHM-T', 'Microchip'],
    ['eeprom-256k', 'EEPROM, 256 Kbit', 'SO-8', 18, 'each', 'soic', ['EEPROM', '256 Kbit', 'I²C'], 'AT24C256C-SSHL-T', 'Microchip'],
    ['flash-32m', 'NOR flash, 32 Mbit', 'SO-8', 42, 'each', 'soic', ['Flash', '32 Mbit', 'SPI'], 'W25Q32JVSSIQ', 'Winbond'],
    ['flash-128m', 'NOR flash, 128 Mbit', 'SO-8', 85, 'each', 'soic', ['Flash', '128 Mbit', 'SPI'], 'W25Q128JVSIQ', 'Winbond'],
    ['sram-1m', 'Serial SRAM', 'SO-8', 190, 'each', 'soic', ['SRAM', '1 Mbit', 'SPI'], '23LC1024-I/SN', 'Microchip'],
    ['sram-4m', 'SRAM, 55 ns', 'DIP-32', 420, 'each', 'soic', ['SRAM', '4 Mbit', 'Parallel'], 'AS6C4008-55PCN', 'Alliance Memory'],
    ['fram-64k', 'F-RAM', 'SO-8', 210, 'each', 'soic', ['F-RAM', '64 Kbit', 'I²C'], 'FM24CL64B-G', 'Infineon'],
    ['microsd-32g', 'microSD card, 32 GB', 'microSD', 380, 'each', 'card', ['Card', '256 Gbit', 'SD, SPI']],
  ]),
};
