export { sampleData as createData } from '../data/sampleData.ts';
