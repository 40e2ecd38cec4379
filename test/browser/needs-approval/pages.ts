/**
 * Pages of usual kinds. `data-needs` says what a click on the control needs a yes for (`-`: nothing), `data-enter` the same
 * for Enter in the field.
 */
export const PAGES: Readonly<Record<string, string>> = {
  'a shop': `<header><form role=search action=/find><input name=q value=tea data-enter=- aria-label=Search><button data-needs=->Search</button></form>
    <a href=/cart data-needs=->Cart (2)</a><a href=/orders data-needs=->Your orders</a><button aria-haspopup=menu data-needs=->Account</button></header>
    <h1>Teapots</h1><select aria-label="Order by"><option>Price</select><button data-needs=->Order by price</button><button data-needs=->Sort order</button><button data-needs=->Filter</button>
    <article><h2>Blue pot</h2><p>€ 24.00</p><button data-needs=->Add to cart</button><button data-needs=buy>Buy now</button><button data-needs=->Add to wish list</button><a href=/pots/1 data-needs=->Buy it used from € 9</a></article>
    <form method=post action=/cart/add><input type=number name=n value=1><button data-needs=->Add to basket</button></form>
    <nav><a href="?page=2" data-needs=->Next page</a><button data-needs=->Load more</button></nav>`,
  'a cart': `<h1>Shopping cart</h1><table><tr><td>Blue pot<td><button data-needs=->Remove from cart</button><button data-needs=->Save for later</button></table>
    <form method=post action=/promo><input name=code value=X><button data-needs=->Apply coupon</button></form>
    <a href=/checkout data-needs=->Proceed to checkout</a><button data-needs=->Continue to payment</button><button data-needs=->Continue shopping</button>`,
  'a checkout': `<title>Checkout</title><h1>Checkout</h1><form method=post action=/pay><h2>Payment</h2><label>Card number <input name=number autocomplete=cc-number data-enter=pay></label><label>CVC <input name=cvc></label>
    <label>Name <input name=holder autocomplete=cc-name></label><button data-needs=pay>Weiter</button><button type=button data-needs=->Back</button></form>
    <button data-needs=buy>Place order</button><button data-needs=pay>Pay now</button><button data-needs=pay>Confirm and pay € 24.00</button><button data-needs=buy>Complete purchase</button><a href=/cart data-needs=->Edit cart</a>`,
  'the last step of an order': `<h1>Checkout: overview</h1><p>Blue pot</p><p>Total: $32.39</p><button id=cancel data-needs=->Cancel</button><button id=finish data-needs=buy>Finish</button>`,
  'a first step of an order': `<h1>Checkout: your information</h1><form method=post action=/step2><input name=first value=Ada aria-label="First name"><button data-needs=->Continue</button></form>`,
  'German shop': `<h1>Kasse</h1><form method=post action=/bestellung><button data-needs=pay>Zahlungspflichtig bestellen</button></form><button data-needs=buy>Jetzt kaufen</button><button data-needs=->In den Warenkorb</button>
    <button data-needs=delete>Löschen</button><button data-needs=->Abbrechen</button><button data-needs=->Speichern</button><button data-needs=publish>Veröffentlichen</button><button data-needs=->Suchen</button>
    <form method=post action=/kontakt><input type=email aria-label=E-Mail value=a@b.example><textarea aria-label=Nachricht>Hallo</textarea><button data-needs=send>Senden</button></form>`,
  'other languages': `<button data-needs=delete>Supprimer</button><button data-needs=delete>Eliminar</button><button data-needs=delete>削除</button><button data-needs=delete>Удалить</button><button data-needs=pay>Payer 20,00 €</button><button data-needs=pay>支払う</button>
    <button data-needs=->Enregistrer le brouillon</button><button data-needs=->キャンセル</button><button data-needs=->Отмена</button><button data-needs=publish>Publier</button><button data-needs=->Rechercher</button><button data-needs=buy>Comprar</button>
    <form method=post action=/x><button data-needs=pay>Zapłać 12,50 zł</button></form><form method=post action=/x><button data-needs=pay>Xyzzy $12.50</button></form>
    <button id=delete-account data-needs=delete>Zabriš</button><form method=post action=/orders/place-order><button data-needs=buy>Xyzzy</button></form>`,
  'mail': `<nav><a href="#inbox" data-needs=->Inbox</a><a href="#sent" data-needs=->Sent</a><a href="#trash" data-needs=->Trash</a><button data-needs=->Compose</button></nav>
    <div role=listitem><button data-needs=->Reply</button><button data-needs=->Forward</button><button data-needs=->Archive</button><button data-needs=->Mark as read</button><button aria-label="Delete message" data-needs=delete><svg width=9 height=9></svg></button></div>
    <div role=dialog aria-label="New message"><input aria-label=To value=a@b.example><div contenteditable role=textbox aria-label=Body>Hello</div><button data-needs=send>Send</button><button data-needs=->Save draft</button><button data-needs=->Attach files</button><button data-needs=delete>Discard draft</button></div>
    <button data-needs=delete>Empty trash</button>`,
  'a chat': `<main><div><textarea aria-label=Message data-enter=send>Hi there</textarea><button aria-label=Send data-needs=send></button><button data-needs=-><span>Emoji</span></button></div></main>`,
  'a blog': `<h1>Post</h1><a href=/posts data-needs=->Posts</a><button data-needs=->Share</button><button data-needs=->Like</button><button data-needs=->Follow</button>
    <form method=post action=/comments><textarea name=c aria-label=Comment>Nice</textarea><button data-needs=publish>Post comment</button></form>
    <form method=post action=/news><h3>Newsletter</h3><input type=email name=mail value=a@b.example aria-label=Email><button data-needs=->Sign up</button></form>
    <section><h2>Editor</h2><textarea aria-label=Text>Words</textarea><button data-needs=publish>Publish</button><button data-needs=->Preview</button><button data-needs=->Save draft</button><button data-needs=publish>Save and publish</button></section>`,
  'signing in': `<form method=post action=/session><label>Email <input type=email name=e value=a@b.example></label><label>Password <input type=password name=p data-enter=-></label><label><input type=checkbox name=r data-needs=-> Remember me</label><button data-needs=->Log in</button></form>
    <form method=post action=/session><input name=u aria-label=User><input type=password name=p aria-label=Password><button data-needs=->Go</button><button data-needs=->Submit</button></form>
    <a href=/forgot data-needs=->Forgot password?</a><form method=post action=/logout><button data-needs=->Log out</button></form>
    <form method=post action=/code><input name=phone type=tel aria-label=Phone value=1><button data-needs=->Send code</button></form>
    <form method=post action=/users><input type=email name=e aria-label=Email><input type=password name=p aria-label=Password autocomplete=new-password><input type=password name=p2 aria-label=Again autocomplete=new-password><button data-needs=->Create account</button></form>`,
  'settings': `<form method=post action=/settings><label>Name <input name=n value=Ada data-enter=-></label><select aria-label=Language><option>en</select><button data-needs=->Save changes</button><button type=reset data-needs=->Reset</button></form>
    <h2>Danger zone</h2><button data-needs=delete>Delete account</button><button data-needs=delete>Deactivate account</button><button data-needs=delete>Close account</button><button data-needs=delete>Revoke access</button><button role=switch aria-checked=false data-needs=->Notifications</button>
    <button data-needs=delete>Cancel subscription</button><a href="/account/delete" data-needs=delete>Delete my account</a><a href="/help/deleting-your-account" data-needs=->How to delete your account</a><button data-needs=->Export data</button>`,
  'a list of things': `<table><tr><td>Report.pdf<td><button data-needs=->Edit</button><button data-needs=->Rename</button><button data-needs=->Download</button><button data-needs=delete>Remove</button><button class="btn btn-icon" id=x1 data-needs=delete><i class="fa fa-trash"></i></button>
    <form method=post action="/files/3"><input type=hidden name=_method value=delete><button data-needs=delete>×</button></form><a href="/files/3" data-method=delete data-needs=delete>Away</a></table>
    <button data-needs=->Remove filter</button><button data-needs=->Clear filters</button><button data-needs=->Select all</button><div role=menu><div role=menuitem tabindex=0 data-needs=delete>Delete permanently</div><div role=menuitem tabindex=0 data-needs=->Duplicate</div><div role=menuitem tabindex=0 data-needs=->Copy link</div></div>
    <ul role=tablist><li role=tab data-needs=->Orders<li role=tab data-needs=->Payments</ul><button aria-expanded=false data-needs=->Delete options</button>`,
  'a question in a dialog': `<div role=alertdialog aria-label="Delete 3 files?"><p>This cannot be undone.</p><button data-needs=->Cancel</button><button data-needs=delete>Yes</button></div>
    <div role=dialog aria-label=Confirm><p>Are you sure you want to send this message to 40 people?</p><button data-needs=->No</button><button data-needs=send>OK</button></div>
    <div role=dialog aria-label="Cookies"><p>We use cookies.</p><button data-needs=->Accept all</button><button data-needs=->Reject</button></div>
    <div role=dialog aria-label="Leave page?"><p>Your changes are not saved.</p><button data-needs=->OK</button></div>
    <div role=dialog aria-label="Zahlung"><p>Ihre Karte wird belastet: pay € 5</p><button data-needs=->Schließen</button></div>`,
  'contact and support': `<h1>Contact us</h1><form method=post action=/contact><input name=name aria-label=Name value=Ada><input type=email name=email aria-label=Email value=a@b.example><textarea name=msg aria-label=Message>Hello</textarea><button data-needs=send>Submit</button></form>
    <form method=post action=/jobs><input type=file aria-label=CV><button data-needs=send>Submit application</button></form><a href="mailto:a@b.example" data-needs=->Email us</a><a href="tel:123" data-needs=->Call us</a>
    <form method=post action=/reviews><textarea aria-label=Review>Good</textarea><button data-needs=publish>Submit review</button></form>`,
  'a quiz and a calculator': `<form><label><input type=radio name=a data-needs=->Rome</label><label><input type=radio name=a>Oslo</label><button data-needs=->Submit</button></form><form method=post action=/calc><input type=number name=n value=3 aria-label=Number><button data-needs=->Calculate</button></form>
    <form method=post action=/q><input name=a aria-label=Answer value=4><button data-needs=->Submit answer</button></form><button data-needs=->Next question</button><button data-needs=->Start</button>`,
  'a bank': `<a href=/transfers data-needs=->Transfers</a><button data-needs=->Transfer</button><form method=post action=/transfer><label>To <input name=iban value=X1></label><label>Amount <input name=amount value=20></label><button data-needs=pay>Transfer</button></form>
    <form method=post action=/donate><label>Sum <input name=s value=5></label><button data-needs=pay>Donate</button></form><button data-needs=->View statement</button><button data-needs=->Download statement</button>`,
  'booking': `<form method=get action=/flights><input name=from aria-label=From value=OSL><input type=date name=d aria-label=Day><button data-needs=->Search flights</button></form><article><h3>Hotel Ulm</h3><button data-needs=->See rooms</button><button data-needs=buy>Reserve</button><button data-needs=buy>Book now</button></article>
    <button data-needs=delete>Cancel booking</button><button data-needs=->Change dates</button><button data-needs=->Choose seat</button>`,
}
