import { listWords } from './listWords';

it.each([[[]], [['one']], [['one', 'two']], [['one', 'two', 'three and a half']], [['a', 'b', 'c', 'd']]])(
  'lists %j as browsers do in British English',
  (words: string[]) => {
    expect(listWords(words)).toBe(new Intl.ListFormat('en-GB').format(words));
  },
);
