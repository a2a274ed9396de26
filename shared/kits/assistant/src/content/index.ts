export { compileCorpus } from './compileCorpus';
