import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PreviewBanner } from './PreviewBanner';
import { UpdateNotice } from './UpdateNotice';
import { untilText } from './untilText';

function Page({ onUpdate }: { readonly onUpdate: () => void }) {
  const [offered, setOffered] = useState(false);
  return (
    <>
      <input aria-label="Email" onChange={() => setOffered(true)} />
      <UpdateNotice offered={offered} onUpdate={onUpdate} onLater={() => setOffered(false)} />
    </>
  );
}

describe('UpdateNotice', () => {
  it('comes into a region that stood there before, takes no focus, and updates when asked', async () => {
    const onUpdate = jest.fn();
    render(<Page onUpdate={onUpdate} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByRole('status')).toHaveTextContent('A newer version of the guide is ready.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('goes when it is put off, and gives the focus back', async () => {
    render(<Page onUpdate={() => undefined} />);
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('PreviewBanner', () => {
  it('says what is shown, until when, to whom, and leads out', () => {
    const expires = new Date(Date.now() + 60_000).toISOString();
    render(
      <PreviewBanner preview={{ part: '@odysseus/paris', version: '1.0.0-abc', expires, leave: '/preview/leave' }} />,
    );
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
      `Preview of paris 1.0.0-abc, until ${untilText(expires, new Date())}. Only you see it.`,
    );
    expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '/preview/leave');
  });

  it('is absent from ordinary pages', () => {
    render(<PreviewBanner preview={undefined} />);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('untilText', () => {
  const now = new Date(2026, 10, 21, 9, 5);
  it('names the time today, and the day besides on another', () => {
    expect(untilText(new Date(2026, 10, 21, 18, 40).toISOString(), now)).toBe('18:40');
    expect(untilText(new Date(2026, 10, 22, 9, 5).toISOString(), now)).toBe('22 Nov at 09:05');
  });

  it('hands on what is no moment', () => {
    expect(untilText('soon', now)).toBe('soon');
  });
});
