import { processorTime } from '@odysseus/model/testing';
import { plainText } from './plainText';

describe('Plain text of HTML', () => {
  it.each([
    ['<p>Trafic <b>perturb&eacute;</b></p><p>Ligne&nbsp;4</p>', 'Trafic perturbé\nLigne 4'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
    ['&lt;b&gt; &amp;amp; &#8364; &#x1F687;', '<b> &amp; € 🚇'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['<script>alert(1)</script>fine<style>p{}</style>', 'fine'],
    ['before<script>alert(1)', 'before'],
    ['<!-- hidden --><img src=x onerror=alert(1)>seen', 'seen'],
    ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
    ['a\u202eb\u0000c', 'a b c'],
    ['  spread \t out\n\n\n lines ', 'spread out\nlines'],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html, 100)).toBe(text);
  });

  it('ends where there is no more room', () => {
    expect(plainText('x'.repeat(50), 10)).toBe('xxxxxxxxx…');
  });

  it('takes no time over hostile text', () => {
    const spent = processorTime(() => {
      for (const part of ['<', '<p', '&#', '<!--', '<script']) plainText(part.repeat(500_000), 700);
    });
    expect(spent).toBeLessThan(1_000);
  });
});
